/** Downloads a text or picture as a file; in the desktop window with a “Save as” dialog. */
export function saveFile(fileName: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has started by then; the blob URL would keep the content in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
