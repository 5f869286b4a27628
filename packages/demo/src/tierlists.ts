// Every demo tier list: by different people, on different albums, some private.
import type { DemoTierlist } from './tierlist.ts';
import { CULTURE_TIERLISTS } from './tierlists/culture.ts';
import { EVERYDAY_TIERLISTS } from './tierlists/everyday.ts';

export const DEMO_TIERLISTS: readonly DemoTierlist[] = [...EVERYDAY_TIERLISTS, ...CULTURE_TIERLISTS];
