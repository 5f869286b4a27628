import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig, parseConfig } from './config.ts';

function getFaults(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment, '/srv');
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

describe('the configuration', () => {
  test('AX-74: needs no variable at all', () => {
    const config = parseConfig({}, '/srv/palmares');

    expect(config).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/palmares/data',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      namedStatements: true,
      databaseReplicaUrl: undefined,
      role: 'all',
      stopDelayMs: 0,
      publicUrl: 'http://127.0.0.1:3000',
      secret: undefined,
      mail: { smtpUrl: undefined, from: 'Palmarès <ne-pas-repondre@127.0.0.1>' },
      contactEmail: 'contact@palmares.example',
      admin: undefined,
      demo: true,
      trustProxy: false,
      logLevel: 'info',
      metrics: undefined,
      uploadBytesMax: 1024 ** 3,
      backup: {
        dir: '/srv/palmares/data/backups',
        everyHours: undefined,
        keepDays: 30,
        recipients: [],
      },
      s3: undefined,
      filesIn: 'disk',
      serviceWorker: true,
      staffSecondFactor: false,
      rateLimits: true,
      contentsPerDay: 100,
      pagesPerMinute: 1_200,
      roomStreams: 10_000,
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  test('tells every fault at once, one line each', () => {
    const faults = getFaults({
      PORT: '70000',
      HOST: 'two words',
      DATABASE_URL: 'mysql://x',
      DATABASE_DIRECT_URL: 'mysql://y',
      NAMED_STATEMENTS: 'some',
      DATABASE_REPLICA_URL: 'mysql://z',
      ROLE: 'both',
      STOP_DELAY_SECONDS: '61',
      PUBLIC_URL: 'https://palmares.example/path',
      SECRET: 'short',
      SMTP_URL: 'http://x',
      MAIL_FROM: 'nobody',
      CONTACT_EMAIL: 'nobody',
      DEMO: 'perhaps',
      TRUST_PROXY: 'everybody',
      LOG_LEVEL: 'loud',
      METRICS_PORT: '0',
      METRICS_TOKEN: 'short',
      UPLOADS_MAX_MB: '49',
      RATE_LIMITS: 'some',
      CONTENTS_PER_DAY: '0',
      PAGES_PER_MINUTE: 'few',
      ROOM_STREAMS: '0',
      ADMIN_NAMETAG: 'Léa',
      S3_ENDPOINT: 'https://me:hush@s3.example/path',
      S3_BUCKET: 'Images',
      S3_REGION: 'far away',
      S3_PATH_STYLE: 'perhaps',
      FILES_IN: 'a cupboard',
      REDIS_URL: 'redis://x',
    });

    expect(faults).toHaveLength(32);
    expect(faults.join('\n')).toMatchInlineSnapshot(`
      "PORT doit être un nombre entier de 1 à 65535 (reçu : « 70000 »).
      HOST doit être un nom ou une adresse, sans espace ni barre (reçu : « two words »).
      DATABASE_URL doit commencer par postgresql:// ou postgres://.
      DATABASE_DIRECT_URL doit commencer par postgresql:// ou postgres://.
      NAMED_STATEMENTS doit valoir on ou off (reçu : « some »).
      DATABASE_REPLICA_URL doit commencer par postgresql:// ou postgres://.
      ROLE doit valoir l'un de all, web, work (reçu : « both »).
      STOP_DELAY_SECONDS doit être un nombre entier de secondes, de 0 à 60 (reçu : « 61 »).
      PUBLIC_URL doit être une adresse http:// ou https:// sans chemin, par exemple https://palmares.example (reçu : « https://palmares.example/path »).
      SECRET doit compter au moins 32 caractères (reçu : 5).
      SMTP_URL doit commencer par smtp:// ou smtps:// et nommer un serveur.
      MAIL_FROM doit contenir une adresse email (reçu : « nobody »).
      CONTACT_EMAIL doit contenir une adresse email (reçu : « nobody »).
      TRUST_PROXY doit valoir on, off, un nombre de relais, ou une liste d'adresses séparées par des virgules (reçu : « everybody »).
      DEMO doit valoir on ou off (reçu : « perhaps »).
      LOG_LEVEL doit valoir l'un de fatal, error, warn, info, debug, trace, silent (reçu : « loud »).
      UPLOADS_MAX_MB doit être un nombre entier de Mo, de 50 à 1000000 (reçu : « 49 »).
      RATE_LIMITS doit valoir on ou off (reçu : « some »).
      CONTENTS_PER_DAY doit être un nombre entier de 1 à 1000000 (reçu : « 0 »).
      PAGES_PER_MINUTE doit être un nombre entier de 1 à 1000000 (reçu : « few »).
      ROOM_STREAMS doit être un nombre entier de 1 à 1000000 (reçu : « 0 »).
      METRICS_PORT doit être un nombre entier de 1 à 65535 (reçu : « 0 »).
      METRICS_TOKEN doit compter au moins 32 caractères (reçu : 5).
      ADMIN_NAMETAG, ADMIN_EMAIL et ADMIN_PASSWORD vont ensemble (il manque : ADMIN_EMAIL, ADMIN_PASSWORD).
      ADMIN_NAMETAG doit compter de 3 à 30 caractères parmi a-z, 0-9, « _ », « . » et « - ».
      S3_ENDPOINT doit être une adresse http:// ou https:// sans chemin, par exemple https://s3.eu-west-3.amazonaws.com.
      S3_BUCKET doit compter de 3 à 63 caractères parmi a-z, 0-9, « . » et « - » (reçu : « Images »).
      S3_REGION doit être le nom d'une région, par exemple eu-west-3 (reçu : « far away »).
      S3_PATH_STYLE doit valoir on ou off (reçu : « perhaps »).
      S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY vont ensemble (il manque : S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY).
      FILES_IN doit valoir disk ou s3 (reçu : « a cupboard »).
      REDIS_URL n'est pas encore disponible : retirez cette variable, PostgreSQL en tient lieu."
    `);
  });

  test('takes the address of PostgreSQL behind a pooler, which is that of the database without one', () => {
    const pooled = { DATABASE_URL: 'postgresql://me@pooler:6432/palmares', NAMED_STATEMENTS: 'off' };
    const DATABASE_DIRECT_URL = 'postgresql://me@db/palmares';

    expect(parseConfig(pooled, '/srv').databaseDirectUrl).toBe(pooled.DATABASE_URL);
    expect(parseConfig({ ...pooled, DATABASE_DIRECT_URL }, '/srv')).toMatchObject({
      databaseUrl: pooled.DATABASE_URL,
      databaseDirectUrl: DATABASE_DIRECT_URL,
      namedStatements: false,
    });
    expect(getFaults({ DATABASE_DIRECT_URL })).toEqual([
      "DATABASE_DIRECT_URL demande DATABASE_URL : la base intégrée n'a qu'un serveur, et pas de copie.",
    ]);
  });

  test('a role of its own and a replica ask for a database that is shared', () => {
    const several = {
      ROLE: 'Web',
      DATABASE_REPLICA_URL: 'postgresql://me@copy/palmares',
      STOP_DELAY_SECONDS: '4',
    };
    const config = parseConfig({ ...several, DATABASE_URL: 'postgresql://me@db/palmares' }, '/srv');

    expect(config).toMatchObject({
      role: 'web',
      databaseReplicaUrl: several.DATABASE_REPLICA_URL,
      stopDelayMs: 4_000,
    });
    expect(getFaults(several)).toEqual([
      "DATABASE_REPLICA_URL demande DATABASE_URL : la base intégrée n'a qu'un serveur, et pas de copie.",
      "ROLE=web demande DATABASE_URL : la base intégrée n'a qu'un serveur, et pas de copie.",
    ]);
  });

  test('asks staff for a second factor where it is told to', () => {
    expect(parseConfig({ STAFF_SECOND_FACTOR: 'on' }, '/srv').staffSecondFactor).toBe(true);
  });

  test('takes where, how often, how long and for whom backups are made', () => {
    const [one, other] = [`age1${'q'.repeat(58)}`, `age1${'z'.repeat(58)}`];
    const { backup } = parseConfig(
      {
        BACKUP_DIR: '../copies',
        BACKUP_EVERY_HOURS: '24',
        BACKUP_KEEP_DAYS: '7',
        BACKUP_RECIPIENT: `${one}, ${other}`,
      },
      '/srv/palmares',
    );

    expect(backup).toEqual({ dir: '/srv/copies', everyHours: 24, keepDays: 7, recipients: [one, other] });
  });

  test.each([
    ['BACKUP_EVERY_HOURS', '0'],
    ['BACKUP_EVERY_HOURS', '169'],
    ['BACKUP_KEEP_DAYS', '31'],
    ['BACKUP_KEEP_DAYS', '1,5'],
    ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1HUSH'],
  ])('PR-32: refuses %s=%s', (name, value) => {
    const faults = getFaults({ [name]: value });

    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${name} doit`);
    expect(faults[0]).not.toContain('HUSH');
  });

  const S3 = {
    S3_ENDPOINT: 'https://s3.eu-west-3.amazonaws.com',
    S3_BUCKET: 'images',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'hush',
  };

  test('takes the bucket where image files are', () => {
    const { s3, filesIn } = parseConfig({ ...S3, S3_REGION: 'eu-west-3', S3_PATH_STYLE: 'off' }, '/srv');

    expect(s3).toEqual({
      endpoint: 'https://s3.eu-west-3.amazonaws.com',
      bucket: 'images',
      region: 'eu-west-3',
      accessKeyId: 'key',
      secretAccessKey: 'hush',
      pathStyle: false,
    });
    expect(filesIn).toBe('s3');
    expect(parseConfig(S3, '/srv').s3).toMatchObject({ region: 'us-east-1', pathStyle: true });
  });

  test('writes image files on the disk where it is told to, and into a bucket only where there is one', () => {
    expect(parseConfig({ ...S3, FILES_IN: 'disk' }, '/srv').filesIn).toBe('disk');
    expect(getFaults({ FILES_IN: 's3' })).toEqual([expect.stringMatching(/^S3_ENDPOINT, .+ vont ensemble/)]);
    expect(getFaults({ S3_REGION: 'eu-west-3' })).toHaveLength(1);
  });

  test('never repeats a secret', () => {
    const faults = getFaults({
      SECRET: 'hush-hush',
      DATABASE_URL: 'mysql://me:hush-hush@x/y',
      SMTP_URL: 'http://me:hush-hush@x',
      ADMIN_NAMETAG: 'lea',
      ADMIN_EMAIL: 'lea@example.org',
      ADMIN_PASSWORD: 'hush',
    });

    expect(faults).toHaveLength(4);
    expect(faults.join('\n')).not.toContain('hush');
  });

  test.each<[boolean, Record<string, string>]>([
    [true, {}],
    [true, { HOST: 'localhost' }],
    [true, { HOST: '::1' }],
    [true, { HOST: '127.0.0.2', TRUST_PROXY: 'off' }],
    [true, { PUBLIC_URL: 'http://127.0.0.1:5173', WEB_PORT: '5173' }],
    [false, { HOST: '0.0.0.0' }],
    [false, { HOST: '::' }],
    [false, { HOST: '192.168.1.5' }],
    [false, { HOST: '127.example.org' }],
    [false, { PUBLIC_URL: 'https://palmares.example' }],
    [false, { PUBLIC_URL: 'http://127.0.0.1:3000' }],
    [false, { TRUST_PROXY: 'on' }],
    [false, { TRUST_PROXY: '1' }],
    [false, { TRUST_PROXY: 'loopback' }],
  ])('AC-11: demo accounts are made (%s) with %j', (made, environment) => {
    expect(parseConfig(environment, '/srv').demo).toBe(made);
    expect(parseConfig({ ...environment, DEMO: 'on' }, '/srv').demo).toBe(true);
    expect(parseConfig({ ...environment, DEMO: 'off' }, '/srv').demo).toBe(false);
  });

  test('with DATABASE_URL the demo is off unless it is asked for', () => {
    const databaseUrl = { DATABASE_URL: 'postgresql://me@db/palmares' };

    expect(parseConfig(databaseUrl, '/srv').demo).toBe(false);
    expect(parseConfig({ ...databaseUrl, DEMO: 'on' }, '/srv').demo).toBe(true);
    expect(parseConfig({ DEMO: 'off' }, '/srv').demo).toBe(false);
  });

  test('accepts a PostgreSQL reached by its socket folder', () => {
    const url = 'postgresql:///palmares?host=/run/postgresql';

    expect(parseConfig({ DATABASE_URL: url }, '/srv').databaseUrl).toBe(url);
  });

  test('an empty variable counts as absent', () => {
    expect(parseConfig({ PORT: '', SECRET: ' ', S3_BUCKET: '' }, '/srv').port).toBe(3000);
  });

  test.each([
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ PUBLIC_URL: 'https://palmares.example/' }, 'https://palmares.example'],
  ])('%o is reached at %s', (environment, address) => {
    expect(parseConfig(environment, '/srv').publicUrl).toBe(address);
  });

  test.each([
    ['on', true],
    ['off', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', '10.0.0.0/8,::1'],
    ['loopback', 'loopback'],
  ])('TRUST_PROXY=%s is understood', (value, expected) => {
    expect(parseConfig({ TRUST_PROXY: value }, '/srv').trustProxy).toEqual(expected);
  });

  test('the first admin needs all three variables', () => {
    const whole = {
      ADMIN_NAMETAG: 'lea',
      ADMIN_EMAIL: 'lea@example.org',
      ADMIN_PASSWORD: ' a long password ',
    };

    expect(parseConfig(whole, '/srv').admin).toEqual({
      nametag: 'lea',
      email: 'lea@example.org',
      password: ' a long password ',
    });
    expect(getFaults({ ADMIN_NAMETAG: 'lea' })).toEqual([
      'ADMIN_NAMETAG, ADMIN_EMAIL et ADMIN_PASSWORD vont ensemble (il manque : ADMIN_EMAIL, ADMIN_PASSWORD).',
    ]);
  });

  test('the first admin is held to the rules of every account', () => {
    const faults = getFaults({
      ADMIN_NAMETAG: 'lea',
      ADMIN_EMAIL: 'lea@nowhere',
      ADMIN_PASSWORD: 'password',
    });

    expect(faults).toEqual([
      'ADMIN_EMAIL doit contenir une adresse email (reçu : « lea@nowhere »).',
      'ADMIN_PASSWORD doit compter de 8 à 256 caractères et ne pas être facile à deviner.',
    ]);
  });

  test('a .env file fills in what the environment leaves out', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'palmares-env-'));
    await writeFile(join(folder, '.env'), 'PORT=4000\nLOG_LEVEL="debug"\n');

    const config = loadConfig({ PORT: '5000' }, folder);

    expect(config.port).toBe(5000);
    expect(config.logLevel).toBe('debug');
    await rm(folder, { recursive: true });
  });
});
