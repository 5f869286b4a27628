// The demo users. They have no passwords here: the server generates and prints them.

export type DemoUser = {
  slug: string;
  nametag: string;
  username: string;
  email: string;
  /** `null` is a plain user: the role table holds only the privileged ones. */
  role: 'admin' | 'modo' | null;
  createdDaysAgo: number;
};

export const DEMO_USERS: readonly DemoUser[] = [
  {
    slug: 'camille',
    nametag: 'admin',
    username: 'Camille Aubry',
    email: 'camille.aubry@example.org',
    role: 'admin',
    createdDaysAgo: 420,
  },
  {
    slug: 'sacha',
    nametag: 'modo',
    username: 'Sacha Le Goff',
    email: 'sacha.legoff@example.org',
    role: 'modo',
    createdDaysAgo: 388,
  },
  {
    slug: 'lina',
    nametag: 'lina.m',
    username: 'Lina M.',
    email: 'lina@example.org',
    role: null,
    createdDaysAgo: 301,
  },
  {
    slug: 'hugo',
    nametag: 'hugo',
    username: 'Hugo',
    email: 'hugo.bernard@example.org',
    role: null,
    createdDaysAgo: 287,
  },
  {
    slug: 'awa',
    nametag: 'awa_d',
    username: 'Awa Diop',
    email: 'awa.diop@example.org',
    role: null,
    createdDaysAgo: 254,
  },
  {
    slug: 'noe',
    nametag: 'noe-joue',
    username: 'Noé',
    email: 'noe@example.org',
    role: null,
    createdDaysAgo: 230,
  },
  {
    slug: 'ines',
    nametag: 'ines.b',
    username: 'Inès Benali',
    email: 'ines.benali@example.org',
    role: null,
    createdDaysAgo: 212,
  },
  {
    slug: 'remi',
    nametag: 'remi.castel',
    username: 'Rémi Castel',
    email: 'remi.castel@example.org',
    role: null,
    createdDaysAgo: 175,
  },
  {
    slug: 'zoe',
    nametag: 'zoe24fps',
    username: 'Zoé',
    email: 'zoe.lambert@example.org',
    role: null,
    createdDaysAgo: 143,
  },
  {
    slug: 'paul',
    nametag: 'paul.thuy',
    username: 'Paul Nguyen',
    email: 'paul.nguyen@example.org',
    role: null,
    createdDaysAgo: 96,
  },
  {
    slug: 'maya',
    nametag: 'maya.k',
    username: 'Maya Kervella',
    email: 'maya.kervella@example.org',
    role: null,
    createdDaysAgo: 265,
  },
  {
    slug: 'teo',
    nametag: 'teo.g',
    username: 'Téo Girard',
    email: 'teo.girard@example.org',
    role: null,
    createdDaysAgo: 240,
  },
  {
    slug: 'jeanne',
    nametag: 'jeanne-h',
    username: 'Jeanne Hamel',
    email: 'jeanne.hamel@example.org',
    role: null,
    createdDaysAgo: 205,
  },
  {
    slug: 'bilal',
    nametag: 'bilal.r',
    username: 'Bilal Rahmani',
    email: 'bilal.rahmani@example.org',
    role: null,
    createdDaysAgo: 190,
  },
  {
    slug: 'louise',
    nametag: 'louise.v',
    username: 'Louise Vasseur',
    email: 'louise.vasseur@example.org',
    role: null,
    createdDaysAgo: 160,
  },
  {
    slug: 'igor',
    nametag: 'igor_s',
    username: 'Igor Simon',
    email: 'igor.simon@example.org',
    role: null,
    createdDaysAgo: 135,
  },
];
