import { ALL_ENDPOINTS } from '@palmares/core/contract/all-endpoints';
import { API_DOCS } from '@palmares/core/contract/api-docs';
import { API_BASE, type Endpoint } from '@palmares/core/contract/endpoint';
import { ERROR_STATUS } from '@palmares/core/contract/error-codes';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { BREAKABLE_SPACE } from '../../testing/breakable-spaces.ts';
import type { Client } from '../../testing/client.ts';
import { asVisitor } from '../../testing/factories.ts';
import { createSchemaValidator } from '../../testing/validate-replies.ts';
import { createWebFolder } from '../../testing/web-folder.ts';
import { type ApiDescription, type Operation, toTemplate } from './describe-api.ts';

let t: TestApp;
let web: Awaited<ReturnType<typeof createWebFolder>>;
let visitor: Client;
let api: ApiDescription;

beforeAll(async () => {
  web = await createWebFolder();
  t = await createTestApp({ replaced: { webFolder: web.folder } });
  visitor = asVisitor(t);
  api = (await visitor.get('/openapi.json')).body<ApiDescription>();
});
afterAll(async () => {
  await t.close();
  await web.remove();
});

const operations = () => Object.values(api.paths).flatMap((methods) => Object.values(methods));
const getOperation = ({ method, path }: Endpoint): Operation | undefined =>
  api.paths[toTemplate(path)]?.[method.toLowerCase()];

describe('the description', () => {
  test('AX-82: is OpenAPI 3.1, says a validator that is not ours', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(api));

    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(api.openapi).toMatch(/^3\.1\./);
  });

  test('that is broken is refused by that validator', async () => {
    const broken = structuredClone(api) as unknown as {
      paths: Record<string, { get?: { responses?: unknown } }>;
    };
    delete broken.paths['/album']?.get?.responses;
    const { valid } = await new Validator().validate({ ...broken, info: {} });

    expect(valid).toBe(false);
  });

  test('holds schemas that are valid JSON Schema, each of which is used', () => {
    const validator = createSchemaValidator(api);
    const text = JSON.stringify(api);

    for (const name of Object.keys(api.components.schemas)) {
      expect(() => validator.compileNamed(name), name).not.toThrow();
      expect(text).toContain(`"#/components/schemas/${name}"`);
    }
    expect(text).not.toContain('"~');
  });

  test('tells of every call of the contract, and of no other', () => {
    const described = operations().map(({ operationId }) => operationId);

    expect(described.toSorted()).toEqual(Object.keys(ALL_ENDPOINTS).toSorted());
    for (const [name, endpoint] of Object.entries<Endpoint>(ALL_ENDPOINTS))
      expect(getOperation(endpoint)?.operationId).toBe(name);
  });

  test('AX-82: tells of each call who may make it, as the access matrix has it', () => {
    expect(operations().filter((operation) => operation['x-access'].length === 0)).toEqual([]);
    expect(getOperation(ALL_ENDPOINTS.getAlbum)?.['x-access']).toContainEqual({
      case: 'private',
      visitor: 401,
      owner: 200,
      token: 200,
      other: 403,
      modo: 200,
      admin: 200,
    });
  });

  test('tells of every error of the contract that a call can answer with', () => {
    // Codes that no described call returns: those of files, of internal errors, of impossible request forms.
    const elsewhere = new Set(['range_not_satisfiable', 'internal_error']);
    const told = JSON.stringify(api.paths);

    expect(
      Object.keys(ERROR_STATUS).filter((code) => !elsewhere.has(code) && !told.includes(`"${code}"`)),
    ).toEqual([]);
  });

  test('has examples that the calls take', () => {
    const validator = createSchemaValidator(api);
    const examples = operations().flatMap(({ operationId, requestBody }) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema, example }) =>
        example === undefined ? [] : [{ operationId, wrong: validator.issuesOf(schema, example) }],
      ),
    );

    expect(examples.length).toBeGreaterThan(10);
    expect(examples.filter(({ wrong }) => wrong !== null)).toEqual([]);
  });

  test('stands below the API, with its page', () => {
    for (const path of Object.values(API_DOCS)) expect(path.startsWith(`${API_BASE}/`)).toBe(true);
  });

  test('is the same for everybody, kept by browsers until it changes', async () => {
    const first = await visitor.get('/openapi.json');
    const tag = first.headers['etag'] ?? '';
    const again = await visitor.get('/openapi.json', { headers: { 'if-none-match': tag } });
    const packed = await visitor.get('/openapi.json', { headers: { 'accept-encoding': 'br' } });

    expect(first.headers['content-type']).toContain('application/json');
    expect(tag).not.toBe('');
    expect(again.status).toBe(304);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.bytes.length).toBeLessThan(first.bytes.length / 4);
    t.statements.length = 0;
    await visitor.get('/openapi.json', { headers: { authorization: 'Bearer x' } });
    expect(t.statements).toEqual([]);
  });
});

describe('what a personal token may call', () => {
  /** Calls reserved to a session: never allowed for a token, whatever its scope. */
  const NEVER = [
    'csrfToken',
    'login',
    'finishLogin',
    'getSecondFactor',
    'beginSecondFactor',
    'confirmSecondFactor',
    'removeSecondFactor',
    'renewRecoveryCodes',
    'register',
    'session',
    'revocation',
    'forgotPassword',
    'resetPassword',
    'newPassword',
    'updateMe',
    'confirmEmail',
    'exportMe',
    'previewDeletion',
    'deleteMe',
    'listTokens',
    'createToken',
    'deleteToken',
    'listImageUses',
    'purgeImage',
    'createCategory',
    'renameCategory',
    'deleteCategory',
    'listUsers',
    'updateUser',
    'deleteUser',
    'countUserVoices',
    'listVoiceWaves',
    'listRemovals',
    'listRoles',
    'addUserRole',
    'removeUserRole',
    'listFlaggedImages',
    'decideFlaggedImage',
    'listAuditEvents',
    'openRoom',
    'listOwnRooms',
    'getRoomResultOfContent',
    'previewRoom',
    'enterRoom',
    'leaveRoom',
    'getRoomSnapshot',
    'getRoomSeat',
    'updateRoomSeat',
    'listRoomImages',
    'voteInRoom',
    'takeOverRoom',
    'conductRoom',
    'updateRoom',
    'endRoom',
    'updateRoomGuest',
    'removeRoomGuest',
    'getRoomKeys',
    'renewRoomKeys',
    'simulateRoomGuests',
    'getRoomResult',
    'saveRoom',
    'reportAlbum',
    'reportImage',
    'reportTierlist',
    'reportTournament',
    'reportRanking',
    'reportAuthor',
    'listQueue',
    'getCase',
    'decideCase',
    'listDecisions',
    'contestDecision',
    'countAlbumView',
  ];

  test('is what is said here and nothing else: a new call is added to one of the two lists by hand', () => {
    const denied = t.app.describedRoutes.filter(({ token }) => token === null);
    const names = denied.map(({ endpoint }) => getOperation(endpoint)?.operationId);

    expect(names.toSorted()).toEqual(NEVER.toSorted());
  });

  test('asks for the scope that its method needs', () => {
    for (const { endpoint, token } of t.app.describedRoutes)
      if (token !== null)
        expect([endpoint.path, token]).toEqual([endpoint.path, endpoint.method === 'GET' ? 'read' : 'write']);
  });
});

describe('the page of the API', () => {
  test('AX-82: shows every call and every schema, without a script of its own', async () => {
    const page = await visitor.get('/docs');

    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['etag']).toBeDefined();
    for (const { operationId, summary } of operations()) {
      expect(page.text).toContain(`<details id="${operationId}">`);
      expect(page.text).toContain(summary);
    }
    for (const name of Object.keys(api.components.schemas))
      expect(page.text).toContain(`<details id="schema-${name}">`);
    expect(page.text.match(/<script[^>]*>/g)).toEqual(['<script src="/theme.js">']);
    expect(page.text).not.toMatch(/\son\w+="|\sstyle="|\[object|undefined/);
  });

  test('leads to places that are on it', async () => {
    const { text } = await visitor.get('/docs');
    const ids = new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const wanted = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);

    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('has lines that do not break before a sign of their text', async () => {
    const { text } = await visitor.get('/docs');

    expect(BREAKABLE_SPACE.exec(text.replaceAll(/<[^>]*>/g, ''))?.[0]).toBeUndefined();
  });

  test('each of its frames has a name that no other has', async () => {
    const { text } = await visitor.get('/docs');
    const names = [...text.matchAll(/role="region" aria-label="([^"]*)"/g)].map(([, name]) => name);

    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
