// The dialogs, drawers and menus that touch opens differently from a mouse, or only touch opens: the checks of axe-dialogs.spec.ts on a
// phone from the start. axe-dialogs.spec.ts covers the others.
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
