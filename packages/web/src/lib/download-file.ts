/** Offers a file to the user as a download. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL later than the click: revoking it at once would break the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
