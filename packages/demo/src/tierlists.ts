// Every tier list of the demo: made by different people, on different albums, some kept private.
import type { DemoTierlist } from './tierlist.ts';
import { CULTURE_TIERLISTS } from './tierlists/culture.ts';
import { EVERYDAY_TIERLISTS } from './tierlists/everyday.ts';

export const DEMO_TIERLISTS: readonly DemoTierlist[] = [...EVERYDAY_TIERLISTS, ...CULTURE_TIERLISTS];
