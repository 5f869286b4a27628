import { API_DOCS } from '@palmares/core/contract/api-docs';
import { API_BASE } from '@palmares/core/contract/endpoints';
import type { CreatedToken, PersonalToken } from '@palmares/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatFullMoment, formatShortDate } from '../../lib/french.ts';
import { tokensQuery } from '../../queries/personal-tokens.ts';
import { Button } from '../../ui/button.tsx';
import { IconPlus } from '../../ui/icons-shell.tsx';
import { Link } from '../../ui/link.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { MadeTokenDialog } from './made-token-dialog.tsx';
import styles from './own-tokens.module.css';
import { TOKEN_TEXTS } from './own-tokens-messages.ts';
import profile from './profile.module.css';
import { RevokeTokenDialog } from './revoke-token-dialog.tsx';

/** `at`: when the list was read, in milliseconds. */
const hasExpired = ({ expiresAt }: PersonalToken, at: number) => Date.parse(expiresAt) <= at;

/** Personal access tokens: what programs of one's own may call the API with. */
export function OwnTokens() {
  const tokens = useQuery(tokensQuery());
  const [open, setOpen] = useState<'create' | { made: CreatedToken } | { revoked: PersonalToken } | null>(null);
  const close = () => setOpen(null);
  const at = tokens.dataUpdatedAt;
  return (
    <section className={profile.section} aria-labelledby="own-tokens">
      <div className={profile.sectionHeader}>
        <h2 id="own-tokens" className={profile.sectionTitle}>
          {TOKEN_TEXTS.title}
        </h2>
        <Button icon={<IconPlus size="s" />} onClick={() => setOpen('create')}>
          {TOKEN_TEXTS.create}
        </Button>
      </div>
      <p className={styles.hint}>
        {TOKEN_TEXTS.hint}{' '}
        <Link className={styles.docs} to={API_BASE + API_DOCS.page} reloadDocument>
          {TOKEN_TEXTS.docs}
        </Link>
      </p>
      {tokens.data === undefined && tokens.isError && (
        <RetryAlert query={tokens}>{TOKEN_TEXTS.error}</RetryAlert>
      )}
      {tokens.data?.length === 0 && <p className={profile.none}>{TOKEN_TEXTS.none}</p>}
      {tokens.data !== undefined && tokens.data.length > 0 && (
        <ul className={profile.rows} aria-labelledby="own-tokens">
          {tokens.data.map((token) => (
            <Row
              key={token.id}
              token={token}
              expired={hasExpired(token, at)}
              onRevoke={() => setOpen({ revoked: token })}
            />
          ))}
        </ul>
      )}
      {open === 'create' && <CreateTokenDialog onMade={(made) => setOpen({ made })} onClose={close} />}
      {open !== null && open !== 'create' && 'made' in open && (
        <MadeTokenDialog token={open.made} onClose={close} />
      )}
      {open !== null && open !== 'create' && 'revoked' in open && (
        <RevokeTokenDialog token={open.revoked} expired={hasExpired(open.revoked, at)} onClose={close} />
      )}
    </section>
  );
}

type RowProps = { token: PersonalToken; expired: boolean; onRevoke: () => void };

function Row({ token, expired, onRevoke }: RowProps) {
  const { name, scope, createdAt, expiresAt, lastUsedAt } = token;
  const end = formatShortDate(expiresAt);
  const facts = [
    TOKEN_TEXTS.scopes[scope],
    TOKEN_TEXTS.created(formatShortDate(createdAt)),
    expired ? TOKEN_TEXTS.expired(end) : TOKEN_TEXTS.expires(end),
    lastUsedAt === null ? TOKEN_TEXTS.unused : TOKEN_TEXTS.used(formatFullMoment(lastUsedAt)),
  ];
  return (
    <li className={profile.row}>
      <div className={profile.rowText} data-expired={expired || undefined}>
        <h3 className={profile.rowTitle}>
          <bdi>{name}</bdi>
        </h3>
        <p className={profile.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={profile.rowActions}>
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
