import { useState } from 'react';
import type { DraftOwner } from '../lib/drafts/draft-keys.ts';
import { useSession } from './session.ts';

/** Whose drafts these are. Somebody whose session ends keeps theirs: they will sign in again and find them (BU-24). */
export function useDraftOwner(): { owner: DraftOwner; userKey: string } {
  const { user } = useSession();
  const [last, setLast] = useState(user);
  if (user !== null && user.id !== last?.id) setLast(user);
  return { owner: last?.id ?? 'visitor', userKey: last?.nametag ?? 'visitor' };
}
