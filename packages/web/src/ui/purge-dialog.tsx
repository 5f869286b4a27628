import type { ImageUses } from '@palmares/core/contract/types';
import { PURGE_TEXTS } from '@palmares/texts/page/purge';
import { usesText } from '../lib/image-uses.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './purge-dialog.module.css';
import { RetryAlert } from './retry-alert.tsx';
import { Skeleton } from './skeleton.tsx';

/** State of a query: its data so far, and a way to refetch it. */
type Uses = {
  readonly data: ImageUses | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
};

type Props = {
  name: string;
  uses: Uses;
  /** The removal is in progress. */
  purging: boolean;
  /** Message of a failed removal. */
  failure?: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Lists whose contents lose an image before it is removed everywhere. Until that list is loaded, the confirm button refetches it. */
export function PurgeDialog({ name, uses, purging, failure = null, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      title={PURGE_TEXTS.title(name)}
      text={
        <>
          <Affected uses={uses} />
          <p>{PURGE_TEXTS.final}</p>
        </>
      }
      confirmLabel={PURGE_TEXTS.action}
      loading={purging || (uses.data === undefined && uses.isFetching)}
      failure={failure}
      onConfirm={uses.data === undefined ? () => void uses.refetch() : onConfirm}
      onClose={onClose}
    />
  );
}

function Affected({ uses }: { uses: Uses }) {
  if (uses.data === undefined && uses.isError)
    return <RetryAlert query={uses}>{PURGE_TEXTS.unknown}</RetryAlert>;
  if (uses.data === undefined)
    return (
      <div className={styles.affected}>
        <Skeleton text />
        <Skeleton text />
      </div>
    );
  const { album, title, contents, others } = usesText(uses.data);
  return (
    <div className={styles.affected}>
      <p>{album}</p>
      <p>{title}</p>
      {contents.length > 0 && (
        <>
          <ul
            className={styles.contents}
            // A scrollable list must be focusable, so that it can be scrolled with the keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={title}
          >
            {contents.map(({ key, what, whose }) => (
              <li key={key}>
                <span>{what}</span> <bdi className={styles.author}>{whose}</bdi>
              </li>
            ))}
            {others !== null && <li>{others}</li>}
          </ul>
          <p>{PURGE_TEXTS.changes}</p>
        </>
      )}
    </div>
  );
}
