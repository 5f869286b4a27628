// Every dialog, drawer and menu of the site (ux.md): axe finds nothing in both themes, wide and on a phone; the focus stays in,
// Escape closes, what opened it gets the focus back; a finger hits everything. The tables are in e2e/dialogs.
import { expect, test } from '@playwright/test';
import { ADMIN_SCENES } from '../dialogs/admin-scenes.ts';
import { ALBUM_SCENES } from '../dialogs/album-scenes.ts';
import { checkDialog } from '../dialogs/check-dialog.ts';
import { countDrawnDialogs } from '../dialogs/drawn-dialogs.ts';
import { PROFILE_SCENES } from '../dialogs/profile-scenes.ts';
import { RANKING_SCENES } from '../dialogs/ranking-scenes.ts';
import type { Scene } from '../dialogs/scene.ts';
import { SHELL_SCENES } from '../dialogs/shell-scenes.ts';
import { TIERLIST_SCENES } from '../dialogs/tierlist-scenes.ts';
import { TOURNAMENT_SCENES } from '../dialogs/tournament-scenes.ts';
import { makeWorld, type World } from '../dialogs/world.ts';
import { signInAs } from '../support/api-user.ts';

const SCENES: readonly Scene[] = [
  ...SHELL_SCENES,
  ...PROFILE_SCENES,
  ...ADMIN_SCENES,
  ...ALBUM_SCENES,
  ...TIERLIST_SCENES,
  ...RANKING_SCENES,
  ...TOURNAMENT_SCENES,
];

// The longest file of all: its scenes share out among the workers, each of which has a world of its own.
test.describe.configure({ mode: 'parallel' });

let world: World;
test.beforeAll(async ({ baseURL }) => {
  world = await makeWorld(baseURL);
});

test('ux.md: no dialog that the sources draw is missing from the tables', async () => {
  const drawn = await countDrawnDialogs();
  const shown = new Map<string, Set<string>>();
  for (const { source, name } of SCENES.flatMap(({ dialogs }) => dialogs))
    shown.set(source, (shown.get(source) ?? new Set()).add(String(name)));
  const missing = [...drawn].filter(([source, count]) => (shown.get(source)?.size ?? 0) < count);
  const gone = [...shown.keys()].filter((source) => !drawn.has(source));
  expect({ missing, gone }).toEqual({ missing: [], gone: [] });
});

for (const scene of SCENES)
  test(`ux.md, dialogs: ${scene.title}`, async ({ page }, { project }) => {
    // Where a movement ends is what is looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (scene.as !== 'visitor') await signInAs(page, world[scene.as]);
    const stage = { page, world };
    await scene.arrange(stage);
    for (const dialog of scene.dialogs.filter(({ only = project.name }) => only === project.name))
      await test.step(String(dialog.name), () => checkDialog(stage, dialog));
  });
