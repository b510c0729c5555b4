/** The one pair of IPC channels; both carry JSON texts. */
export const TO_HOST = 'five-forges:to-host';
export const TO_PAGE = 'five-forges:to-page';
