import type { Album } from '@palmares/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../queries/site.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import styles from './album-editor.module.css';
import { EDITOR_TEXTS } from './messages.ts';

/** Why the album is out of sight, and for its author whom to write to (access.md rule 6). */
export function QuarantineNotice({ album, forAdmin }: { album: Album; forAdmin: boolean }) {
  const email = useQuery(siteQuery()).data?.contactEmail;
  return (
    <div className={styles.alert}>
      <InlineAlert kind="warning">
        <p>{forAdmin ? EDITOR_TEXTS.quarantinedAdmin : EDITOR_TEXTS.quarantined}</p>
        {album.quarantine_reason && <p>{EDITOR_TEXTS.reason(album.quarantine_reason)}</p>}
        {!forAdmin && email && (
          <p>
            {EDITOR_TEXTS.contest}
            <MailLink address={email} />
          </p>
        )}
      </InlineAlert>
    </div>
  );
}
