// Reports by demo users, so that the moderation queue is not empty at first start. None is serious and none
// is decided, because a decision would send a mail to the author.
import type { ReportReason } from '@palmares/core/report/check-report';
import type { IconId } from './album.ts';
import { icons } from './tierlist.ts';

type DemoThing =
  | { readonly kind: 'tierlist' | 'tournament' | 'ranking'; readonly slug: string }
  | { readonly kind: 'image'; readonly album: string; readonly icon: IconId };

export type DemoReport = {
  readonly slug: string;
  readonly thing: DemoThing;
  readonly reporter: string;
  readonly reason: ReportReason;
  readonly text: string;
};

const FROGS = { kind: 'tierlist', slug: 'mes-animaux-de-toujours' } as const;
const [APPLE] = icons('logos', 'apple');
if (APPLE === undefined) throw new Error('demo: no icon to report');

export const DEMO_REPORTS: readonly DemoReport[] = [
  {
    slug: 'les-grenouilles',
    thing: FROGS,
    reporter: 'noe',
    reason: 'other',
    text: 'Les grenouilles tout en bas, encore une fois. Ce n’est pas sérieux.',
  },
  {
    slug: 'les-grenouilles-aussi',
    thing: FROGS,
    reporter: 'maya',
    reason: 'hate',
    text: 'Et l’on invite les amateurs de grenouilles à se plaindre ailleurs !',
  },
  {
    slug: 'une-marque',
    thing: { kind: 'image', album: 'logos-de-la-tech', icon: APPLE },
    reporter: 'ines',
    reason: 'copyright',
    text: 'C’est une marque déposée : peut-on la montrer ici ?',
  },
  {
    slug: 'jamais-fini',
    thing: { kind: 'ranking', slug: 'le-bestiaire-au-complet' },
    reporter: 'hugo',
    reason: 'spam',
    text: 'Mis à jour chaque dimanche, donc toujours en tête des nouveautés, et jamais terminé.',
  },
];
