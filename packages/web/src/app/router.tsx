import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths } from '../lib/paths.ts';
import { Layout } from './layout.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { RouteError } from './route-error.tsx';

/** A page comes with its own code when its address is first wanted. */
function page(path: string, load: () => Promise<RouteObject['Component']>): RouteObject {
  return { path, lazy: { Component: async () => (await load()) ?? null } };
}

/** Builders and public pages: a visitor may come, and stays when the session ends. */
const openPages: RouteObject[] = [
  page(paths.home.pattern, async () => (await import('../pages/home-page.tsx')).HomePage),
  page(paths.login.pattern, async () => (await import('../pages/login-page.tsx')).LoginPage),
  page(paths.register.pattern, async () => (await import('../pages/register-page.tsx')).RegisterPage),
  page(
    paths.forgotPassword.pattern,
    async () => (await import('../pages/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  page(
    paths.resetPassword.pattern,
    async () => (await import('../pages/reset-password-page.tsx')).ResetPasswordPage,
  ),
  page(
    paths.newPassword.pattern,
    async () => (await import('../pages/new-password-page.tsx')).NewPasswordPage,
  ),
  page(
    paths.confirmEmail.pattern,
    async () => (await import('../pages/confirm-email-page.tsx')).ConfirmEmailPage,
  ),
  page(paths.gallery.pattern, async () => (await import('../pages/gallery-page.tsx')).GalleryPage),
  page(paths.setup.pattern, async () => (await import('../pages/setup-page.tsx')).SetupPage),
  page(paths.tierlists.pattern, async () => (await import('../pages/tierlists-page.tsx')).TierlistsPage),
  page(
    paths.tierlistCreate.pattern,
    async () => (await import('../pages/tierlist-create-page.tsx')).TierlistCreatePage,
  ),
  page(
    paths.tierlist.pattern,
    async () => (await import('../pages/tierlist-viewer-page.tsx')).TierlistViewerPage,
  ),
  page(
    paths.tournaments.pattern,
    async () => (await import('../pages/tournaments-page.tsx')).TournamentsPage,
  ),
  page(
    paths.tournamentCreate.pattern,
    async () => (await import('../pages/tournament-create-page.tsx')).TournamentCreatePage,
  ),
  page(
    paths.tournament.pattern,
    async () => (await import('../pages/tournament-viewer-page.tsx')).TournamentViewerPage,
  ),
  page(paths.rankings.pattern, async () => (await import('../pages/rankings-page.tsx')).RankingsPage),
  page(
    paths.rankingCreate.pattern,
    async () => (await import('../pages/ranking-create-page.tsx')).RankingCreatePage,
  ),
  page(
    paths.ranking.pattern,
    async () => (await import('../pages/ranking-viewer-page.tsx')).RankingViewerPage,
  ),
  page(paths.terms.pattern, async () => (await import('../pages/legal-page.tsx')).TermsPage),
  page(paths.privacy.pattern, async () => (await import('../pages/legal-page.tsx')).PrivacyPage),
  page(paths.legalNotice.pattern, async () => (await import('../pages/legal-page.tsx')).LegalNoticePage),
];

/** The author's editors: a session that ends while they are used leaves them open (product.md §4). */
const editors: RouteObject[] = [
  page(
    paths.tournamentEdit.pattern,
    async () => (await import('../pages/tournament-edit-page.tsx')).TournamentEditPage,
  ),
  page(
    paths.tierlistEdit.pattern,
    async () => (await import('../pages/tierlist-edit-page.tsx')).TierlistEditPage,
  ),
  page(
    paths.rankingEdit.pattern,
    async () => (await import('../pages/ranking-edit-page.tsx')).RankingEditPage,
  ),
];

const adminPages: RouteObject[] = [
  page(paths.admin.pattern, async () => (await import('../pages/admin-page.tsx')).AdminPage),
  page(
    paths.adminAlbumEdit.pattern,
    async () => (await import('../pages/album-edit-page.tsx')).AdminAlbumEditPage,
  ),
];

const staffPages: RouteObject[] = [
  page(paths.moderation.pattern, async () => (await import('../pages/moderation-page.tsx')).ModerationPage),
];

const guardedPages: RouteObject[] = [
  page(paths.profile.pattern, async () => (await import('../pages/profile-page.tsx')).ProfilePage),
  page(paths.addAlbum.pattern, async () => (await import('../pages/add-album-page.tsx')).AddAlbumPage),
];

export const router = createBrowserRouter([
  {
    Component: Layout,
    HydrateFallback: LoadingScreen,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...openPages,
          // It guards itself.
          page(
            paths.albumEdit.pattern,
            async () => (await import('../pages/album-edit-page.tsx')).AlbumEditPage,
          ),
          {
            lazy: { Component: async () => (await import('./guards.tsx')).RequireSessionToOpen },
            children: editors,
          },
          {
            lazy: { Component: async () => (await import('./guards.tsx')).RequireSession },
            children: guardedPages,
          },
          {
            lazy: { Component: async () => (await import('./guards.tsx')).RequireAdmin },
            children: adminPages,
          },
          {
            lazy: { Component: async () => (await import('./guards.tsx')).RequireStaff },
            children: staffPages,
          },
          page('*', async () => (await import('../pages/not-found-page.tsx')).NotFoundPage),
        ],
      },
    ],
  },
]);
