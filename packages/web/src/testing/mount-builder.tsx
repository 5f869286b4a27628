import { PAGES } from '@palmares/core/contract/pages';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router';
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

/** Renders the component of a page module, which is its only export. */
function drawn(file: Record<string, ComponentType>): ReactNode {
  const [Page] = Object.values(file);
  return Page && <Page />;
}

/** The pages of the three builders, their setup and their viewers, each at its address. */
const ROUTES = (
  <>
    <Route path={PAGES.setup} element={drawn(setup)} />
    <Route path={PAGES.tierlistCreate} element={drawn(tierlistCreate)} />
    <Route path={PAGES.tierlistEdit} element={drawn(tierlistEdit)} />
    <Route path={PAGES.tierlist} element={drawn(tierlistViewer)} />
    <Route path={PAGES.rankingCreate} element={drawn(rankingCreate)} />
    <Route path={PAGES.rankingEdit} element={drawn(rankingEdit)} />
    <Route path={PAGES.ranking} element={drawn(rankingViewer)} />
    <Route path={PAGES.tournamentCreate} element={drawn(tournamentCreate)} />
    <Route path={PAGES.tournamentEdit} element={drawn(tournamentEdit)} />
    <Route path={PAGES.tournament} element={drawn(tournamentViewer)} />
  </>
);

/** `home` is rendered at « / »; other addresses are empty. */
export function mountBuilder(at: string, home: ReactNode = null) {
  return mount(
    <Routes>
      <Route path={PAGES.home} element={home} />
      {ROUTES}
      <Route path="*" element={null} />
    </Routes>,
    { at, path: '*' },
  );
}

type Builder = 'tierlists' | 'classements' | 'tournois';

/** Returns the address of a new content made from the sample album. */
export function newPath(builder: Builder, query: Record<string, string> = {}): string {
  return `/${builder}/create/editor?${new URLSearchParams({ album: String(ALBUM_ID), ...query })}`;
}
