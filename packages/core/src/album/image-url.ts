// The optional link of an image: an http(s) address or nothing (AL-19).
// Invariant: a valid link is safe in an href: no other scheme, no credentials that disguise the host, no spaces.
// The type library of this package has no URL parser, hence the pattern.
import { IMAGE } from '../limits.ts';

const HOST = String.raw`(?:\[[0-9a-f:.]+\]|[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?\.?)`;
const HTTP_URL = new RegExp(String.raw`^https?://${HOST}(?::\d{1,5})?(?:[/?#][^\s<>"\\]*)?$`, 'iu');

export function isHttpUrl(text: string): boolean {
  return text.length <= IMAGE.urlMax && HTTP_URL.test(text) && !/\p{Cc}/u.test(text);
}

/** The address to store: trimmed, or null when the field is empty or invalid. */
export function parseImageUrl(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim();
  return isHttpUrl(trimmed) ? trimmed : null;
}
