// The router answers an undecodable URL before any hook runs: without our headers and in its own error shape. Such a URL is escaped again,
// so that it can be decoded, matches no route and gets our own 404.

export function toDecodableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
