// Groups the scenes into journeys with one account each. Every journey starts its own browser.
import { type Page, test } from '@playwright/test';
import { signInAs } from '../support/api-user.ts';
import { ALBUM_SCENES } from './album-scenes.ts';
import { checkDialog } from './check-dialog.ts';
import type { Scene, ShownDialog } from './scene.ts';
import { SHELL_SCENES } from './shell-scenes.ts';
import { TIERLIST_SCENES } from './tierlist-scenes.ts';
import type { World } from './world.ts';

export type Journey = { readonly title: string; readonly scenes: readonly Scene[] };

export const JOURNEYS: readonly Journey[] = [
  { title: 'what a visitor opens', scenes: SHELL_SCENES.filter(({ as }) => as === 'visitor') },
  { title: 'the header of an author', scenes: SHELL_SCENES.filter(({ as }) => as === 'author') },
  { title: 'an album', scenes: ALBUM_SCENES },
  { title: 'a new tier list', scenes: TIERLIST_SCENES },
];

/** The parts of the journeys with these dialogs. */
export function journeysWith(isPlayed: (dialog: ShownDialog) => boolean): Journey[] {
  return JOURNEYS.map(({ title, scenes }) => ({
    title,
    scenes: scenes
      .map((scene) => ({ ...scene, dialogs: scene.dialogs.filter(isPlayed) }))
      .filter(({ dialogs }) => dialogs.length > 0),
  })).filter(({ scenes }) => scenes.length > 0);
}

/** All `scenes` use the same account. */
export async function play(page: Page, world: World, scenes: readonly Scene[]): Promise<void> {
  if (scenes[0]?.as === 'author') await signInAs(page, world.author);
  const stage = { page, world };
  for (const { title, arrange, dialogs } of scenes)
    await test.step(title, async () => {
      await arrange(stage);
      for (const dialog of dialogs) await test.step(String(dialog.name), () => checkDialog(stage, dialog));
    });
}
