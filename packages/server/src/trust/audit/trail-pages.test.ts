// The pages of the trail: each event once, newest first, also when filtered by event.
import type { AuditEvent } from '@palmares/core/contract/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { signedIn } from '../../testing/factories.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await createTestApp();
  const { user, client } = await signedIn(t, { roles: ['admin'] });
  admin = client;
  const events = ['login', 'logout', 'login', 'login', 'logout'] as const;
  const rows = events.map((event) => ({ account_id: user.id, event, ip: '192.0.2.1' }));
  await t.db.insertInto('audit_event').values(rows).execute();
});
afterAll(() => t.close());

test.each([
  ['', ['logout', 'login', 'login', 'logout', 'login']],
  ['&event=login', ['login', 'login', 'login']],
])('asked for by %j it is paged completely', async (filter, events) => {
  const seen: AuditEvent[] = [];
  let next = '';
  for (;;) {
    const reply = await admin.get(`/audit?limit=2${filter}${next}`);
    seen.push(...reply.data<AuditEvent[]>());
    if (reply.nextCursor === null) break;
    next = `&cursor=${reply.nextCursor}`;
  }

  expect(seen.map(({ event }) => event)).toEqual(events);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(events.length);
});
