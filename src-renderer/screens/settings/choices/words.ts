/** "120 %". */
export const percent = (value: number): string => `${Math.round(value * 100)} %`;
