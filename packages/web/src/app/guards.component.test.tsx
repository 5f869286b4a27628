import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { expect, test } from 'vitest';
import { paths } from '../lib/paths.ts';
import { answer } from '../testing/fake-server.ts';
import { mountApp } from '../testing/mount-app.tsx';
import { signOut } from '../testing/session.ts';

// The router mutates the route objects, while each rendered page and each test creates its own router from them.
test.each(['first', 'second'])(
  'AC-91: the %s router of these routes leads a visitor to the sign-in',
  async () => {
    await signOut();
    answer(ENDPOINTS.site, { contactEmail: 'contact@example.org', publicUrl: 'https://example.org' });
    const router = await mountApp(paths.profile.to());
    await expect.poll(() => router.state.location.pathname).toBe(paths.login.to());
  },
);
