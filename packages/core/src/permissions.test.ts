// Tests each rule cell by cell: the answers to a visitor, a stranger, the author, a modo and an admin, in this order. The server's access
// matrix tests that every call uses the right rule.
import { describe, expect, test } from 'vitest';
import {
  type Actor,
  type AlbumAction,
  type AlbumFacts,
  actorOnQuarantined,
  type ContentAction,
  type ContentFacts,
  decideOnAdministration,
  decideOnAlbum,
  decideOnCase,
  decideOnContent,
  decideOnFlag,
  decideOnModeration,
  decideOnReport,
  hasBareAddress,
  mayGainImages,
  type Refusal,
  VISITOR,
} from './permissions.ts';

const account = (id: number, roles: { admin?: boolean; modo?: boolean } = {}): Actor => ({
  kind: 'account',
  id,
  admin: roles.admin ?? false,
  modo: roles.modo ?? false,
});
const author = account(1);
const actors: readonly Actor[] = [
  VISITOR,
  account(2),
  author,
  account(3, { modo: true }),
  account(4, { admin: true }),
];

type Answer = Refusal | null;
type Row = readonly [Answer, Answer, Answer, Answer, Answer];
const everybody = (decision: Answer): Row => [decision, decision, decision, decision, decision];

const albums = {
  public: { authorId: 1, status: 'public', deleted: false },
  private: { authorId: 1, status: 'private', deleted: false },
  quarantined: { authorId: 1, status: 'quarantined', deleted: false },
  deleted: { authorId: 1, status: 'public', deleted: true },
} as const satisfies Record<string, AlbumFacts>;

const readPrivate: Row = ['auth_required', 'album_private', null, null, null];
const write: Row = ['forbidden', 'forbidden', null, 'forbidden', null];
const writeQuarantined: Row = ['not_found', 'not_found', 'album_quarantined', 'forbidden', null];
const writing: Record<keyof typeof albums, Row> = {
  public: write,
  private: write,
  quarantined: writeQuarantined,
  deleted: everybody('not_found'),
};
const quarantining: Row = ['forbidden', 'forbidden', 'forbidden_field', 'forbidden', null];
const uploading: Row = ['forbidden', 'forbidden', null, 'forbidden', 'forbidden'];

const albumRules: Record<AlbumAction, Record<keyof typeof albums, Row>> = {
  read: {
    public: everybody(null),
    private: readPrivate,
    quarantined: ['not_found', 'not_found', null, null, null],
    deleted: everybody('not_found'),
  },
  seeBytes: {
    public: everybody(null),
    private: readPrivate,
    quarantined: ['not_found', 'not_found', 'not_found', null, null],
    deleted: everybody('not_found'),
  },
  update: writing,
  delete: writing,
  quarantine: {
    public: quarantining,
    private: quarantining,
    quarantined: writeQuarantined,
    deleted: ['not_found', 'not_found', 'forbidden_field', 'not_found', null],
  },
  upload: {
    public: uploading,
    private: uploading,
    quarantined: ['not_found', 'not_found', 'album_quarantined', 'forbidden', 'forbidden'],
    deleted: everybody('not_found'),
  },
  editImage: { ...writing, private: ['not_found', 'not_found', null, 'forbidden', null] },
  buildOn: {
    public: everybody(null),
    private: ['album_private', 'album_private', null, 'album_private', 'album_private'],
    quarantined: ['not_found', 'not_found', 'album_quarantined', 'album_quarantined', 'album_quarantined'],
    deleted: everybody('not_found'),
  },
};

describe.each(Object.entries(albumRules))('%s an album', (action, rows) => {
  test.each(Object.entries(rows))('that is %s', (status, row) => {
    const album = albums[status as keyof typeof albums];
    expect(actors.map((actor) => decideOnAlbum(actor, action as AlbumAction, album))).toEqual(row);
  });
});

const contents = {
  public: { authorId: 1, private: false, hidden: false, album: albums.public },
  private: { authorId: 1, private: true, hidden: false, album: albums.public },
  'public in quarantine': { authorId: 1, private: false, hidden: false, album: albums.quarantined },
  'private in quarantine': { authorId: 1, private: true, hidden: false, album: albums.quarantined },
  'public on a deleted album': { authorId: 1, private: false, hidden: false, album: albums.deleted },
  // Quarantine persists after the album is deleted.
  'public on a deleted album in quarantine': {
    authorId: 1,
    private: false,
    hidden: false,
    album: { ...albums.quarantined, deleted: true },
  },
  // Hidden by the moderation.
  hidden: { authorId: 1, private: false, hidden: true, album: albums.public },
  'hidden and private': { authorId: 1, private: true, hidden: true, album: albums.public },
} as const satisfies Record<string, ContentFacts>;

const readPrivateContent: Row = [
  'auth_required',
  'content_private',
  null,
  'content_private',
  'content_private',
];
const edit: Row = ['forbidden', 'forbidden', null, 'forbidden', 'forbidden'];
const frozen: Row = ['not_found', 'not_found', 'album_quarantined', 'forbidden', 'forbidden'];
const seen: Row = ['not_found', 'not_found', null, null, null];
const editing: Record<keyof typeof contents, Row> = {
  public: edit,
  private: edit,
  'public in quarantine': frozen,
  'private in quarantine': ['forbidden', 'forbidden', 'album_quarantined', 'forbidden', 'forbidden'],
  'public on a deleted album': edit,
  'public on a deleted album in quarantine': frozen,
  hidden: ['not_found', 'not_found', null, 'forbidden', 'forbidden'],
  'hidden and private': edit,
};
const byAdminToo = Object.fromEntries(
  Object.entries(editing).map(([kind, row]) => [kind, row.with(4, null)]),
) as unknown as typeof editing;

const contentRules: Record<ContentAction, Record<keyof typeof contents, Row>> = {
  read: {
    public: everybody(null),
    private: readPrivateContent,
    'public in quarantine': seen,
    'private in quarantine': readPrivateContent,
    'public on a deleted album': everybody(null),
    'public on a deleted album in quarantine': seen,
    hidden: seen,
    'hidden and private': readPrivateContent,
  },
  seeBytes: {
    public: everybody(null),
    private: readPrivateContent,
    'public in quarantine': ['not_found', 'not_found', 'not_found', null, null],
    'private in quarantine': ['not_found', 'not_found', 'not_found', 'content_private', 'content_private'],
    'public on a deleted album': everybody(null),
    'public on a deleted album in quarantine': ['not_found', 'not_found', 'not_found', null, null],
    hidden: seen,
    'hidden and private': readPrivateContent,
  },
  update: editing,
  write: byAdminToo,
  toggle: {
    ...byAdminToo,
    hidden: ['not_found', 'not_found', 'content_hidden', 'forbidden', null],
    'hidden and private': ['forbidden', 'forbidden', 'content_hidden', 'forbidden', null],
  },
  delete: byAdminToo,
  editChild: {
    ...editing,
    private: ['not_found', 'not_found', null, 'not_found', 'forbidden'],
    'private in quarantine': ['not_found', 'not_found', 'album_quarantined', 'not_found', 'forbidden'],
    'hidden and private': ['not_found', 'not_found', null, 'not_found', 'forbidden'],
  },
};

describe.each(Object.entries(contentRules))('%s a content', (action, rows) => {
  test.each(Object.entries(rows))('that is %s', (kind, row) => {
    const content = contents[kind as keyof typeof contents];
    expect(actors.map((actor) => decideOnContent(actor, action as ContentAction, content))).toEqual(row);
  });
});

test('a content gains images as long as its author could build on the album today, without being staff', () => {
  const gaining = (authorId: number, album: AlbumFacts) =>
    mayGainImages({ authorId, private: false, hidden: false, album });
  expect(Object.values(albums).map((album) => gaining(1, album))).toEqual([true, true, false, false]);
  expect(Object.values(albums).map((album) => gaining(2, album))).toEqual([true, false, false, false]);
});

test('an image has a bare address only while it stands in a public album', () => {
  const here = { removed: false };
  expect(Object.values(albums).map((album) => hasBareAddress(album, here))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(hasBareAddress(albums.public, { removed: true })).toBe(false);
});

describe('the panels', () => {
  test('administration is the admins’', () => {
    const row: Row = ['auth_required', 'forbidden', 'forbidden', 'forbidden', null];
    expect(actors.map(decideOnAdministration)).toEqual(row);
  });

  test('modos look at what was flagged, admins take it away', () => {
    const decide = (action: 'triage' | 'remove') => actors.map((actor) => decideOnModeration(actor, action));
    expect(decide('triage')).toEqual(['auth_required', 'forbidden', 'forbidden', null, null]);
    expect(decide('remove')).toEqual(['auth_required', 'forbidden', 'forbidden', 'forbidden', null]);
  });
});

test('staff whose second factor is missing read so where staff act, and are anybody elsewhere', () => {
  const waiting: Actor = { kind: 'account', id: 4, admin: false, modo: false, awaitsSecondFactor: true };
  const facts = {
    state: 'open',
    authorId: 9,
    decidedBy: null,
    hasOtherAdmin: true,
    hasImpartialAdmin: true,
  } as const;
  expect([
    decideOnAdministration(waiting),
    decideOnModeration(waiting, 'triage'),
    decideOnModeration(waiting, 'remove'),
    decideOnCase(waiting, 'dismiss', facts),
  ]).toEqual(Array.from({ length: 4 }, () => 'second_factor_required'));
  expect(decideOnAlbum(waiting, 'update', albums.public)).toBe('forbidden');
});

describe('reports', () => {
  test('are made by everybody, but never of what is one’s own', () => {
    expect(actors.map((actor) => decideOnReport(actor, { authorId: 1 }))).toEqual([
      null,
      null,
      'report_own',
      null,
      null,
    ]);
  });

  const admins: Row = ['auth_required', 'forbidden', 'forbidden', 'forbidden', null];
  const staff: Row = ['auth_required', 'forbidden', 'forbidden', null, null];

  test.each([
    ['dismiss', 'open', staff],
    ['escalate', 'open', staff],
    ['dismiss', 'escalated', admins],
    ['hide', 'open', admins],
    ['quarantine', 'open', admins],
    ['remove', 'escalated', admins],
    ['deactivate', 'escalated', admins],
    ['uphold', 'appealed', admins],
    ['lift', 'decided', admins],
  ] as const)('%s a case that is %s', (act, state, row) => {
    const facts = { state, authorId: 9, decidedBy: 8, hasOtherAdmin: true, hasImpartialAdmin: true };
    expect(actors.map((actor) => decideOnCase(actor, act, facts))).toEqual(row);
  });

  test('about staff are for others among the staff, unless an admin is the only one', () => {
    const decide = (authorId: number, hasOtherAdmin: boolean) => {
      const facts = { authorId, decidedBy: null, hasOtherAdmin, hasImpartialAdmin: hasOtherAdmin };
      return actors.map((actor) => decideOnCase(actor, 'dismiss', { state: 'open', ...facts }));
    };
    expect(decide(3, true)).toEqual(admins);
    expect(decide(3, false)).toEqual(admins);
    expect(decide(4, true)).toEqual(['auth_required', 'forbidden', 'forbidden', null, 'forbidden']);
    expect(decide(4, false)).toEqual(staff);
  });

  test('that are flagged images are not kept by their author, who may remove them', () => {
    const decide = (state: 'kept' | 'removed', authorId: number, hasOtherAdmin: boolean) =>
      actors.map((actor) => decideOnFlag(actor, state, { authorId, hasOtherAdmin }));
    expect(decide('kept', 3, true)).toEqual(admins);
    expect(decide('kept', 4, true)).toEqual(['auth_required', 'forbidden', 'forbidden', null, 'forbidden']);
    expect(decide('kept', 4, false)).toEqual(staff);
    expect(decide('removed', 4, true)).toEqual(admins);
  });

  test('quarantine binds an admin who made the album, unless they are the only one', () => {
    const admin = account(1, { admin: true });
    const decide = (actor: Actor, hasOtherAdmin: boolean) => {
      const decider = actorOnQuarantined(actor, { authorId: 1, hasOtherAdmin });
      return decideOnAlbum(decider, 'update', albums.quarantined);
    };
    expect(decide(admin, true)).toBe('album_quarantined');
    expect(decide(admin, false)).toBeNull();
    expect(decide(account(4, { admin: true }), true)).toBeNull();
    expect(decide(author, true)).toBe('album_quarantined');
  });

  test.each(['uphold', 'lift'] as const)(
    '%s an appeal: not by who decided nor by its author, unless there is no other admin',
    (act) => {
      const decide = (patch: object) => {
        const facts = { authorId: 9, decidedBy: 8, hasOtherAdmin: true, hasImpartialAdmin: true, ...patch };
        return decideOnCase(account(4, { admin: true }), act, { state: 'appealed', ...facts });
      };
      expect(decide({})).toBeNull();
      expect(decide({ decidedBy: 4 })).toBe('forbidden');
      expect(decide({ authorId: 4 })).toBe('forbidden');
      expect(decide({ authorId: 4, hasImpartialAdmin: false })).toBe('forbidden');
      expect(decide({ authorId: 4, hasOtherAdmin: false, hasImpartialAdmin: false })).toBeNull();
      expect(decide({ decidedBy: 4, hasImpartialAdmin: false })).toBeNull();
      expect(decide({ decidedBy: 4, state: 'decided' })).toBeNull();
    },
  );
});
