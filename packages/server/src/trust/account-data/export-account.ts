// Exports all data of an account as one JSON file. Albums and contents are read one by one, which bounds the memory it takes.
import { listName } from '@palmares/core/content-kind';
import type { ExportHead } from '@palmares/core/contract/types';
import { EXPORT_NOTE } from '@palmares/texts/fr/api-replies';
import { getAlbum } from '../../catalog/album/album.service.ts';
import { SERVER_KINDS } from '../../content/kinds.ts';
import { listAccountVoices } from '../../content/palmares/voice.repository.ts';
import { CONTENT_TABLES } from '../../db/content-tables.ts';
import type { Deps } from '../../deps.ts';
import type { AccountContext } from '../../http/context.ts';
import { countHit } from '../../http/rate-limit.ts';
import { presentToken } from '../../identity/personal-token/personal-token.presenter.ts';
import { listAccountTokens } from '../../identity/personal-token/personal-token.repository.ts';
import {
  countRecoveryCodes,
  findSecondFactor,
} from '../../identity/second-factor/second-factor.repository.ts';
import { errorCode } from '../../start-error.ts';
import { listDecisionsOn, listReportsBy } from '../report/decision.repository.ts';
import { presentDecision } from '../report/report.presenter.ts';
import * as owned from './account-data.repository.ts';

async function readHead(deps: Pick<Deps, 'db' | 'clock'>, accountId: number): Promise<ExportHead> {
  const [account, factor, recoveryCodesLeft] = await Promise.all([
    owned.findExportedAccount(deps.db, accountId),
    findSecondFactor(deps.db, accountId),
    countRecoveryCodes(deps.db, accountId),
  ]);
  return {
    format: 'palmares-export',
    version: 1,
    exported_at: deps.clock().toISOString(),
    note: EXPORT_NOTE,
    account: {
      id: account.id,
      username: account.username,
      nametag: account.nametag,
      email: account.email,
      createdAt: account.created_at.toISOString(),
      last_connection: account.last_connection?.toISOString() ?? null,
      roles: account.roles ?? [],
      language: account.language,
      voices_left_out: account.voices_left_out,
      second_factor: factor?.confirmed_at?.toISOString() ?? null,
      recovery_codes_left: recoveryCodesLeft,
    },
  };
}

/** Writes `, "name": [item, item…]`. Items removed since their ids were read are skipped. */
async function* list(
  name: string,
  ids: readonly number[],
  read: (id: number) => Promise<object>,
  toJson: (value: object) => string,
): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let separator = '\n';
  for (const id of ids) {
    const item = await read(id).catch(ignoreGone);
    if (item === null) continue;
    yield separator + toJson(item);
    separator = ',\n';
  }
  yield ']';
}

function ignoreGone(error: unknown): null {
  if (errorCode(error) === 'not_found') return null;
  throw error;
}

/** Counts the export against its rate limit, then yields the file as text in pieces. */
export async function exportAccount(deps: Deps, context: AccountContext): Promise<AsyncGenerator<string>> {
  await countHit(deps, 'export', String(context.actor.id));
  return write(deps, context);
}

async function* write(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'replica' | 'secrets'>,
  { actor }: AccountContext,
): AsyncGenerator<string> {
  const { db, config } = deps;
  // Addresses are absolute, because the file is read outside the site.
  const toJson = (value: unknown) =>
    JSON.stringify(value, (key, inner: unknown) =>
      key === 'path_image' && typeof inner === 'string' ? config.publicUrl + inner : inner,
    );
  yield toJson(await readHead(deps, actor.id)).slice(0, -1);
  yield `,\n"sessions": ${toJson(await owned.listAccountSessions(db, actor.id))}`;
  yield `,\n"tokens": ${toJson((await listAccountTokens(db, actor.id)).map(presentToken))}`;
  yield `,\n"events": ${toJson(await owned.listAccountEvents(db, actor.id))}`;
  yield `,\n"voices": ${toJson(await listAccountVoices(db, actor.id))}`;
  yield `,\n"reports": ${toJson(await listReportsBy(db, actor.id))}`;
  yield `,\n"decisions": ${toJson((await listDecisionsOn(db, actor.id)).map(presentDecision))}`;
  const albumIds = await owned.listAccountAlbumIds(db, actor.id);
  yield* list('albums', albumIds, (id) => getAlbum(deps, actor, id), toJson);
  for (const tables of CONTENT_TABLES) {
    const { kind } = tables;
    const ids = await owned.listAccountContentIds(db, tables, actor.id);
    yield* list(listName(kind), ids, (id) => SERVER_KINDS[kind].service.get(deps, actor, id), toJson);
  }
  yield '}\n';
}
