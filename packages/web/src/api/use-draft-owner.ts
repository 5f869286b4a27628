import { useState } from 'react';
import type { DraftOwner } from '../storage/drafts/draft-keys.ts';
import { currentSession, useSession } from './session.ts';

/** The owner of drafts. A person whose session ends keeps theirs: after signing in again they find them (BU-24). */
export function useDraftOwner(): { owner: DraftOwner; userKey: string } {
  const { user } = useSession();
  // During hydration, `user` is that of the server-rendered page, a visitor: the editor would mount a second time.
  const [last, setLast] = useState(() => currentSession().user);
  if (user !== null && user.id !== last?.id) setLast(user);
  return { owner: last?.id ?? 'visitor', userKey: last?.nametag ?? 'visitor' };
}
