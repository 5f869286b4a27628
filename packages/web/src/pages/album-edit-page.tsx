import { EDITOR_TEXTS, LOADING_TEXTS } from '@palmares/texts/page/album-editor';
import { useEffect, useState } from 'react';
import { matchPath, Navigate, useLocation, useParams } from 'react-router';
import { useSession } from '../api/session.ts';
import { AlbumEditor } from '../features/album-editor/album-editor.tsx';
import { parseId, paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { showToast } from '../ui/toast-store.ts';

/**
 * For the album's owner, and for admins at a separate address. A session that expires during the work removes nothing from the screen
 * (AC-71).
 */
export function Component() {
  const { status } = useSession();
  const { pathname, search, state } = useLocation();
  const [wasSignedIn] = useState(status === 'signed-in');
  const isAllowed = wasSignedIn || status === 'signed-in';
  useEffect(() => {
    if (!isAllowed) showToast({ kind: 'error', text: LOADING_TEXTS.signedOut });
  }, [isAllowed]);
  if (!isAllowed) return <Navigate to={paths.login.to(pathname + search)} replace />;
  const asAdmin = isFromAdmin(state) || matchPath(paths.adminAlbumEdit.pattern, pathname) !== null;
  return <EditorPage asAdmin={asAdmin} />;
}

function EditorPage({ asAdmin }: { asAdmin: boolean }) {
  useDocumentTitle(EDITOR_TEXTS.title);
  const { state } = useLocation();
  const id = parseId(useParams()['id']);
  if (id === null) return <Navigate to={paths.gallery.to()} replace />;
  return <AlbumEditor key={id} id={id} asAdmin={asAdmin} panel={getPanel(state)} />;
}

/** The admin panel sets this flag in the navigation state. */
function isFromAdmin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromAdmin' in state && state.fromAdmin === true;
}

/** Returns the query of the admin panel, to restore its view afterwards. */
function getPanel(state: unknown): string {
  const isKnown = typeof state === 'object' && state !== null && 'panel' in state;
  return isKnown && typeof state.panel === 'string' && state.panel.startsWith('?') ? state.panel : '';
}
