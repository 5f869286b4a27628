// Every dialog, drawer and menu of the site: axe finds nothing, wide in one theme and as on a phone in the other; the focus stays in,
// Escape closes, what opened it gets the focus back; a finger hits everything. The tables are in e2e/dialogs; what fingers open
// in another way is in axe-dialogs.phone.spec.ts, what needs no server in the component tests that call checkDialogs.
import { expect, test } from '@playwright/test';
import { countDrawnDialogs, dialogsOfComponents } from '../dialogs/drawn-dialogs.ts';
import { JOURNEYS, journeysWith, play } from '../dialogs/journeys.ts';
import { makeWorld, type World } from '../dialogs/world.ts';

// The longest file of all: its journeys share out among the workers, each of which has a world of its own.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

let world: World;
test.beforeAll(async ({ baseURL }) => {
  world = await makeWorld(baseURL);
});

test('LB-58: no dialog that the sources draw is missing from the tables', async () => {
  const drawn = await countDrawnDialogs();
  const shown = new Map<string, Set<string>>();
  const journeys = JOURNEYS.flatMap(({ scenes }) => scenes).flatMap(({ dialogs }) => dialogs);
  for (const { source, name } of [...journeys, ...(await dialogsOfComponents())])
    shown.set(source, (shown.get(source) ?? new Set()).add(String(name)));
  const missing = [...drawn].filter(([source, count]) => (shown.get(source)?.size ?? 0) < count);
  const gone = [...shown.keys()].filter((source) => !drawn.has(source));
  expect({ missing, gone }).toEqual({ missing: [], gone: [] });
});

for (const { title, scenes } of journeysWith(({ only }) => only !== 'phone'))
  test(`LB-58: dialogs: ${title}`, ({ page }) => play(page, world, scenes));
