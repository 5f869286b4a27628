// The scenes, put together into journeys of one account each: every one starts a browser of its own.
import { type Page, test } from '@playwright/test';
import { signInAs } from '../support/api-user.ts';
import { ADMIN_SCENES } from './admin-scenes.ts';
import { ALBUM_SCENES } from './album-scenes.ts';
import { checkDialog } from './check-dialog.ts';
import { PROFILE_SCENES } from './profile-scenes.ts';
import { RANKING_SCENES } from './ranking-scenes.ts';
import { isPhone, type Scene } from './scene.ts';
import { SHELL_SCENES } from './shell-scenes.ts';
import { TIERLIST_SCENES } from './tierlist-scenes.ts';
import { TOURNAMENT_SCENES } from './tournament-scenes.ts';
import type { World } from './world.ts';

type Journey = { readonly title: string; readonly scenes: readonly Scene[] };

export const SCENES: readonly Scene[] = [
  ...SHELL_SCENES,
  ...PROFILE_SCENES,
  ...ADMIN_SCENES,
  ...ALBUM_SCENES,
  ...TIERLIST_SCENES,
  ...RANKING_SCENES,
  ...TOURNAMENT_SCENES,
];

const [newTierlist, ...savedTierlists] = authored(TIERLIST_SCENES);

/** About as long as one another, so that the workers get as much each. */
export const JOURNEYS: readonly Journey[] = [
  { title: 'what a visitor opens', scenes: SCENES.filter((scene) => scene.as === 'visitor') },
  { title: 'the header and the profile', scenes: authored([...SHELL_SCENES, ...PROFILE_SCENES]) },
  { title: 'the administration', scenes: ADMIN_SCENES },
  { title: 'an album', scenes: ALBUM_SCENES },
  { title: 'a new tier list', scenes: newTierlist === undefined ? [] : [newTierlist] },
  { title: 'a saved tier list and its settings', scenes: savedTierlists },
  { title: 'a ranking', scenes: authored(RANKING_SCENES) },
  { title: 'a tournament', scenes: authored(TOURNAMENT_SCENES) },
];

function authored(scenes: readonly Scene[]): Scene[] {
  return scenes.filter((scene) => scene.as === 'author');
}

/** `scenes` are of one account. */
export async function play(page: Page, world: World, scenes: readonly Scene[]): Promise<void> {
  const as = scenes[0]?.as;
  if (as !== undefined && as !== 'visitor') await signInAs(page, world[as]);
  const device = isPhone() ? 'phone' : 'desktop';
  const stage = { page, world };
  for (const { title, arrange, dialogs } of scenes)
    await test.step(title, async () => {
      await arrange(stage);
      for (const dialog of dialogs.filter(({ only = device }) => only === device))
        await test.step(String(dialog.name), () => checkDialog(stage, dialog));
    });
}
