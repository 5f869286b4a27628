import { checkNametag, nametagKey } from '@palmares/core/account/nametag';

/** The nametag in « @lea », in the one form that addresses have; null when this is the address of no author. */
export function parseHandle(handle: string | undefined): string | null {
  if (!handle?.startsWith('@')) return null;
  const nametag = nametagKey(handle.slice(1));
  return checkNametag(nametag) === null ? nametag : null;
}
