// The keys of a room that this tab opened: they make links that need no patience under attack, and open the screen (decision 0104).
import { parseRecord, parseString } from '@palmares/core/parse-untrusted';
import { paths } from '../../lib/paths.ts';
import { getSiteRoot } from '../../lib/share-address.ts';
import { tabStorage } from '../../storage/web-storage.ts';

/** The address of the room in this language. A guest who has it without a key enters as well. */
export const getRoomAddress = (code: string): string => getSiteRoot() + paths.room.to(code);

/** Where a code is typed, as people read it: without its scheme. */
export const getEntryAddress = (): string => (getSiteRoot() + paths.roomEntry.to()).replace(/^\w+:\/\//, '');

/** The address that guests open. */
export function getInvitation(code: string): string {
  const key = readKey(code, 'invite');
  return getRoomAddress(code) + (key === null ? '' : `#${key}`);
}

/** The path of the screen; null in a tab that did not open the room. */
export function getScreenPath(code: string): string | null {
  const key = readKey(code, 'screen');
  return key === null ? null : `${paths.roomScreen.to(code)}#${key}`;
}

function readKey(code: string, name: 'invite' | 'screen'): string | null {
  return parseString(parseRecord(tabStorage.readJson(`palmares:room:${code}`))?.[name]);
}
