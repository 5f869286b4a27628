// Maps addresses to pages. React Router loads a page's module on first use and renders its `Component`.
import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { PAGES } from '@palmares/core/contract/pages';
import type { RouteObject } from 'react-router';
import { KIND_ROUTES } from '../kinds/kind-routes.ts';
import { paths } from '../lib/paths.ts';
import type * as guards from './guards.tsx';
import { Layout } from './layout.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { RouteError } from './route-error.tsx';

/** Builders and public pages: open to visitors, and they stay open when the session ends. */
const openPages: RouteObject[] = [
  { path: paths.home.pattern, lazy: () => import('../pages/home-page.tsx') },
  { path: paths.login.pattern, lazy: () => import('../pages/login-page.tsx') },
  { path: paths.register.pattern, lazy: () => import('../pages/register-page.tsx') },
  { path: paths.forgotPassword.pattern, lazy: () => import('../pages/forgot-password-page.tsx') },
  { path: paths.resetPassword.pattern, lazy: () => import('../pages/reset-password-page.tsx') },
  { path: paths.newPassword.pattern, lazy: () => import('../pages/new-password-page.tsx') },
  { path: paths.confirmEmail.pattern, lazy: () => import('../pages/confirm-email-page.tsx') },
  { path: paths.album.pattern, lazy: () => import('../pages/album-page.tsx') },
  { path: paths.author.segment, lazy: () => import('../pages/author-page.tsx') },
  { path: paths.gallery.pattern, lazy: () => import('../pages/gallery-page.tsx') },
  { path: paths.search.pattern, lazy: () => import('../pages/search-page.tsx') },
  { path: paths.setup.pattern, lazy: () => import('../pages/setup-page.tsx') },
  ...CONTENT_KINDS.flatMap((kind) => [
    { path: PAGES[`${kind}s`], lazy: KIND_ROUTES[kind].list },
    { path: PAGES[`${kind}Create`], lazy: KIND_ROUTES[kind].create },
    { path: PAGES[kind], lazy: KIND_ROUTES[kind].view },
  ]),
  // One page, so that it stays when a code is entered.
  { path: `${paths.roomEntry.pattern}/:code?`, lazy: () => import('../pages/room-page.tsx') },
  { path: paths.terms.pattern, lazy: () => import('../pages/terms-page.tsx') },
  { path: paths.privacy.pattern, lazy: () => import('../pages/privacy-page.tsx') },
  { path: paths.legalNotice.pattern, lazy: () => import('../pages/legal-notice-page.tsx') },
  // The page checks the session itself.
  { path: paths.albumEdit.pattern, lazy: () => import('../pages/album-edit-page.tsx') },
  { path: '*', lazy: () => import('../pages/not-found-page.tsx') },
];

/** The author's editors: they stay open when the session ends (BU-21). */
const editors: RouteObject[] = CONTENT_KINDS.map((kind) => ({
  path: PAGES[`${kind}Edit`],
  lazy: KIND_ROUTES[kind].edit,
}));

const ownPages: RouteObject[] = [
  { path: paths.profile.pattern, lazy: () => import('../pages/profile-page.tsx') },
  { path: paths.addAlbum.pattern, lazy: () => import('../pages/add-album-page.tsx') },
];

const adminPages: RouteObject[] = [
  { path: paths.admin.pattern, lazy: () => import('../pages/admin-page.tsx') },
  { path: paths.adminAlbumEdit.pattern, lazy: () => import('../pages/album-edit-page.tsx') },
];

const staffPages: RouteObject[] = [
  { path: paths.moderation.pattern, lazy: () => import('../pages/moderation-page.tsx') },
];

function guarded(guard: keyof typeof guards, children: RouteObject[]): RouteObject {
  // Not `lazy: { Component: … }`: the router deletes each property of such an object once it is loaded, and all routers created from these
  // routes share the object. The second router would have no guard.
  return { lazy: async () => ({ Component: (await import('./guards.tsx'))[guard] }), children };
}

export const routes: RouteObject[] = [
  {
    // A television shows neither header nor footer.
    path: paths.roomScreen.pattern,
    HydrateFallback: LoadingScreen,
    ErrorBoundary: RouteError,
    lazy: () => import('../pages/room-screen-page.tsx'),
  },
  {
    Component: Layout,
    HydrateFallback: LoadingScreen,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...openPages,
          guarded('RequireSessionToOpen', editors),
          guarded('RequireSession', ownPages),
          guarded('RequireAdmin', adminPages),
          guarded('RequireStaff', staffPages),
        ],
      },
    ],
  },
];
