/** Hands a file to the browser to keep. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After the browser has taken it: at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
