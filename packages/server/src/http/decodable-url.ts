// The router answers an address that cannot be decoded before any hook runs: without our headers and in its own shape.
// Escaped once more, it is an ordinary address of nothing.

export function toDecodableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
