import { checkNametag, nametagKey } from '@palmares/core/account/nametag';

/** Returns the nametag of « @lea » in its canonical form; null when the address belongs to no author. */
export function parseHandle(handle: string | undefined): string | null {
  if (!handle?.startsWith('@')) return null;
  const nametag = nametagKey(handle.slice(1));
  return checkNametag(nametag) === null ? nametag : null;
}
