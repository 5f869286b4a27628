// Checks every dialog, drawer and menu of the site: no axe violations (wide in one theme, phone width in the other), a focus trap, closing
// with Escape, focus restored to the opener, and large touch targets. The tables are in e2e/dialogs. axe-dialogs.phone.spec.ts covers what
// touch opens differently; component tests that call checkDialogs cover what needs no server.
import { expect, test } from '@playwright/test';
import { countDrawnDialogs, listComponentDialogs } from '../dialogs/drawn-dialogs.ts';
import { JOURNEYS, journeysWith, play } from '../dialogs/journeys.ts';
import { makeWorld, type World } from '../dialogs/world.ts';

// This is the longest file, so its journeys run in parallel, each with its own data.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

let world: World;
test.beforeAll(async ({ baseURL }) => {
  world = await makeWorld(baseURL);
});

test('LB-58: no dialog that the sources draw is missing from the tables', async () => {
  const drawn = await countDrawnDialogs();
  const shown = new Map<string, Set<string>>();
  const journeys = JOURNEYS.flatMap(({ scenes }) => scenes).flatMap(({ dialogs }) => dialogs);
  for (const { source, name } of [...journeys, ...(await listComponentDialogs())])
    shown.set(source, (shown.get(source) ?? new Set()).add(String(name)));
  const missing = [...drawn].filter(([source, count]) => (shown.get(source)?.size ?? 0) < count);
  const gone = [...shown.keys()].filter((source) => !drawn.has(source));
  expect({ missing, gone }).toEqual({ missing: [], gone: [] });
});

for (const { title, scenes } of journeysWith(({ only }) => only !== 'phone'))
  test(`LB-58: dialogs: ${title}`, ({ page }) => play(page, world, scenes));
