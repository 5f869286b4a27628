// What a person types to sign in: a nametag, with or without the « @ » that screens write before it, or an email address.
import { emailKey } from './email.ts';
import { nametagKey } from './nametag.ts';

/** The stored form of the nametag or address. No address begins with « @ », and no nametag contains one. */
export function signInKey(identifier: string): string {
  const key = nametagKey(identifier);
  if (key.startsWith('@')) return key.slice(1).trim();
  return identifier.includes('@') ? emailKey(identifier) : key;
}
