// The pages of each kind, loaded when their address is first visited.
import type { ContentKind } from '@palmares/core/content-kind';
import type { LazyRouteFunction, RouteObject } from 'react-router';

type Page = LazyRouteFunction<RouteObject>;

export const KIND_ROUTES: Readonly<
  Record<ContentKind, Readonly<Record<'list' | 'view' | 'create' | 'edit', Page>>>
> = {
  tierlist: {
    list: () => import('../pages/tierlists-page.tsx'),
    view: () => import('../pages/tierlist-viewer-page.tsx'),
    create: () => import('../pages/tierlist-create-page.tsx'),
    edit: () => import('../pages/tierlist-edit-page.tsx'),
  },
  tournament: {
    list: () => import('../pages/tournaments-page.tsx'),
    view: () => import('../pages/tournament-viewer-page.tsx'),
    create: () => import('../pages/tournament-create-page.tsx'),
    edit: () => import('../pages/tournament-edit-page.tsx'),
  },
  ranking: {
    list: () => import('../pages/rankings-page.tsx'),
    view: () => import('../pages/ranking-viewer-page.tsx'),
    create: () => import('../pages/ranking-create-page.tsx'),
    edit: () => import('../pages/ranking-edit-page.tsx'),
  },
};
