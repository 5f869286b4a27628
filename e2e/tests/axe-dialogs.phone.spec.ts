// The dialogs, drawers and menus that a finger opens in another way than a mouse, or alone: all that
// axe-dialogs.spec.ts looks at, on a phone from the start. How the others look under a finger is seen there.
import { test } from '@playwright/test';
import { journeysWith, play } from '../dialogs/journeys.ts';
import { makeWorld, type World } from '../dialogs/world.ts';

test.describe.configure({ timeout: 180_000 });

let world: World;
test.beforeAll(async ({ baseURL }) => {
  world = await makeWorld(baseURL);
});

for (const { title, scenes } of journeysWith(({ byFinger = false }) => byFinger))
  test(`LB-58: dialogs by finger: ${title}`, ({ page }) => play(page, world, scenes));
