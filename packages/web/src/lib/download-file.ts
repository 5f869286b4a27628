/** Hands a text to the browser as a file to keep. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After the browser has taken it: at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
