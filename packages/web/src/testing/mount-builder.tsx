import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { paths } from '../lib/paths.ts';
import * as rankingCreate from '../pages/ranking-create-page.tsx';
import * as rankingEdit from '../pages/ranking-edit-page.tsx';
import * as rankingViewer from '../pages/ranking-viewer-page.tsx';
import * as setup from '../pages/setup-page.tsx';
import * as tierlistCreate from '../pages/tierlist-create-page.tsx';
import * as tierlistEdit from '../pages/tierlist-edit-page.tsx';
import * as tierlistViewer from '../pages/tierlist-viewer-page.tsx';
import * as tournamentCreate from '../pages/tournament-create-page.tsx';
import * as tournamentEdit from '../pages/tournament-edit-page.tsx';
import * as tournamentViewer from '../pages/tournament-viewer-page.tsx';
import { ALBUM_ID } from './builder-samples.ts';
import { mount } from './mount.tsx';

/** The file of a page gives its component, and nothing else. */
function drawn(file: Record<string, ComponentType>): ReactNode {
  const [Page] = Object.values(file);
  return Page && <Page />;
}

/** The pages of the three builders, of what leads to them and of their viewers, each at its address. */
const PAGES = (
  <>
    <Route path={paths.setup.pattern} element={drawn(setup)} />
    <Route path={paths.tierlistCreate.pattern} element={drawn(tierlistCreate)} />
    <Route path={paths.tierlistEdit.pattern} element={drawn(tierlistEdit)} />
    <Route path={paths.tierlist.pattern} element={drawn(tierlistViewer)} />
    <Route path={paths.rankingCreate.pattern} element={drawn(rankingCreate)} />
    <Route path={paths.rankingEdit.pattern} element={drawn(rankingEdit)} />
    <Route path={paths.ranking.pattern} element={drawn(rankingViewer)} />
    <Route path={paths.tournamentCreate.pattern} element={drawn(tournamentCreate)} />
    <Route path={paths.tournamentEdit.pattern} element={drawn(tournamentEdit)} />
    <Route path={paths.tournament.pattern} element={drawn(tournamentViewer)} />
  </>
);

/** `home`: what stands at « / ». What else there is stands empty. */
export function mountBuilder(at: string, home: ReactNode = null) {
  return mount(
    <Routes>
      <Route path={paths.home.pattern} element={home} />
      {PAGES}
      <Route path="*" element={null} />
    </Routes>,
    { at, path: '*' },
  );
}

type Builder = 'tierlists' | 'classements' | 'tournois';

/** The address of a new one on the album of the samples. */
export function newPath(builder: Builder, query: Record<string, string> = {}): string {
  return `/${builder}/create/editor?${new URLSearchParams({ album: String(ALBUM_ID), ...query })}`;
}
