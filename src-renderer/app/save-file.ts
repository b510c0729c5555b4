/** Hands a text to the person as a file; in the desktop window this opens the usual "Save as" dialog. */
export function saveFile(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has begun by then; the address would otherwise hold the text in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
