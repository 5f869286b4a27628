import type { ImageUses } from '@palmares/core/contract/types';
import { PURGE_TEXTS, usesText } from '../lib/image-uses.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { InlineAlert } from './inline-alert.tsx';
import styles from './purge-dialog.module.css';
import { Skeleton } from './skeleton.tsx';

/** Of a query: what is known so far, and how to ask again. */
type Uses = {
  readonly data: ImageUses | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
};

type Props = {
  name: string;
  uses: Uses;
  /** It is being taken away. */
  purging: boolean;
  /** Why it did not work. */
  failure?: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Before an image is taken away from everywhere: whose contents lose it. Until that is known, to confirm is to ask again. */
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
    return (
      <InlineAlert
        kind="warning"
        action={
          <Button size="s" loading={uses.isFetching} onClick={() => void uses.refetch()}>
            {PURGE_TEXTS.retry}
          </Button>
        }
      >
        {PURGE_TEXTS.unknown}
      </InlineAlert>
    );
  if (uses.data === undefined)
    return (
      <div className={styles['affected']}>
        <Skeleton text />
        <Skeleton text />
      </div>
    );
  const { album, title, contents, others } = usesText(uses.data);
  return (
    <div className={styles['affected']}>
      <p>{album}</p>
      <p>{title}</p>
      {contents.length > 0 && (
        <>
          <ul
            className={styles['contents']}
            // A list that scrolls takes the focus, so that a keyboard scrolls it too.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={title}
          >
            {contents.map(({ key, what, whose }) => (
              <li key={key}>
                <span>{what}</span> <bdi className={styles['author']}>{whose}</bdi>
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
