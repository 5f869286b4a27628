import { API_DOCS } from '@palmares/core/contract/api-docs';
import type { CreatedToken, PersonalToken } from '@palmares/core/contract/types';
import { formatFullMoment, formatShortDate } from '@palmares/texts/page/formats';
import { MADE_TOKEN_TEXTS, TOKEN_TEXTS } from '@palmares/texts/page/personal-tokens';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tokensQuery } from '../../queries/personal-tokens.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { IconPlus } from '../../ui/icons-actions.tsx';
import { Link } from '../../ui/link.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import rows from '../../ui/row-list.module.css';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import styles from './own-tokens.module.css';
import { RevokeTokenDialog } from './revoke-token-dialog.tsx';

/**
 * The classes of the other sections, passed as a prop. Importing their style sheet here too would split it into another file, which the
 * server-rendered page would have to reference.
 */
type Look = CSSModuleClasses;

/** `at` is the time when the list was read, in milliseconds. */
const hasExpired = ({ expiresAt }: PersonalToken, at: number) => Date.parse(expiresAt) <= at;

type OpenDialog =
  | { kind: 'create' }
  | { kind: 'made'; token: CreatedToken }
  | { kind: 'revoke'; token: PersonalToken };

/** Personal access tokens, with which a user's programs call the API. */
export function OwnTokens({ look }: { look: Look }) {
  const tokens = useQuery(tokensQuery());
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const at = tokens.dataUpdatedAt;
  return (
    <section className={look.section} aria-labelledby="own-tokens">
      <div className={look.sectionHeader}>
        <h2 id="own-tokens" className={look.sectionTitle}>
          {TOKEN_TEXTS.title}
        </h2>
        <Button icon={<IconPlus size="s" />} onClick={() => setOpen({ kind: 'create' })}>
          {TOKEN_TEXTS.create}
        </Button>
      </div>
      <p className={styles.hint}>
        {TOKEN_TEXTS.hint}{' '}
        <Link className={styles.docs} to={API_DOCS.page} reloadDocument>
          {TOKEN_TEXTS.docs}
        </Link>
      </p>
      <List look={look} tokens={tokens} at={at} onRevoke={(token) => setOpen({ kind: 'revoke', token })} />
      {open?.kind === 'create' && (
        <CreateTokenDialog onMade={(token) => setOpen({ kind: 'made', token })} onClose={close} />
      )}
      {open?.kind === 'made' && <CreatedTokenDialog token={open.token} onClose={close} />}
      {open?.kind === 'revoke' && (
        <RevokeTokenDialog token={open.token} expired={hasExpired(open.token, at)} onClose={close} />
      )}
    </section>
  );
}

/** Shows the new token, which cannot be displayed again. */
function CreatedTokenDialog({ token, onClose }: { token: CreatedToken; onClose: () => void }) {
  return (
    <Dialog
      title={MADE_TOKEN_TEXTS.title}
      description={MADE_TOKEN_TEXTS.text}
      onClose={onClose}
      footer={<GuardedButton onClick={onClose}>{MADE_TOKEN_TEXTS.close}</GuardedButton>}
    >
      <CopyField
        label={MADE_TOKEN_TEXTS.label}
        value={token.token}
        copy={MADE_TOKEN_TEXTS.copy}
        copied={MADE_TOKEN_TEXTS.copied}
        isMain
      />
    </Dialog>
  );
}

type ListProps = {
  look: Look;
  tokens: UseQueryResult<PersonalToken[]>;
  at: number;
  onRevoke: (token: PersonalToken) => void;
};

function List({ look, tokens, at, onRevoke }: ListProps) {
  if (tokens.data === undefined)
    return tokens.isError && <RetryAlert query={tokens}>{TOKEN_TEXTS.error}</RetryAlert>;
  if (tokens.data.length === 0) return <p className={look.none}>{TOKEN_TEXTS.none}</p>;
  return (
    <ul className={rows.rows} aria-labelledby="own-tokens">
      {tokens.data.map((token) => (
        <Row
          key={token.id}
          look={look}
          token={token}
          expired={hasExpired(token, at)}
          onRevoke={() => onRevoke(token)}
        />
      ))}
    </ul>
  );
}

type RowProps = { look: Look; token: PersonalToken; expired: boolean; onRevoke: () => void };

function Row({ look, token, expired, onRevoke }: RowProps) {
  const { name, scope, createdAt, expiresAt, lastUsedAt } = token;
  const end = formatShortDate(expiresAt);
  const facts = [
    TOKEN_TEXTS.scopes[scope],
    TOKEN_TEXTS.created(formatShortDate(createdAt)),
    expired ? TOKEN_TEXTS.expired(end) : TOKEN_TEXTS.expires(end),
    lastUsedAt === null ? TOKEN_TEXTS.unused : TOKEN_TEXTS.used(formatFullMoment(lastUsedAt)),
  ];
  return (
    <li className={rows.row}>
      <div className={rows.rowText}>
        <h3 className={rows.rowTitle}>
          <bdi lang="">{name}</bdi>
        </h3>
        <p className={look.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={rows.rowActions}>
        <Button
          aria-label={expired ? TOKEN_TEXTS.removeNamed(name) : TOKEN_TEXTS.revokeNamed(name)}
          onClick={onRevoke}
        >
          {expired ? TOKEN_TEXTS.remove : TOKEN_TEXTS.revoke}
        </Button>
      </div>
    </li>
  );
}
