import type { AlbumDeletionPreview } from '@palmares/core/contract/types';
import { DEPENDENTS_TEXTS } from '@palmares/texts/page/album-dependents';
import { dependentsText } from '../lib/album-dependents.ts';
import styles from './album-dependents.module.css';
import { RetryAlert } from './retry-alert.tsx';
import { Skeleton } from './skeleton.tsx';

type Props = {
  /** State of a query: its data so far, and a way to refetch it. */
  preview: {
    readonly data: AlbumDeletionPreview | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  reader: 'author' | 'admin';
};

/** Lists what was made of an album and what happens to its images, shown before it is deleted (AL-71). */
export function AlbumDependents({ preview, reader }: Props) {
  const { data, isError } = preview;
  if (data === undefined && isError)
    return <RetryAlert query={preview}>{DEPENDENTS_TEXTS.failed}</RetryAlert>;
  if (data === undefined)
    return (
      <div className={styles.dependents}>
        <Skeleton text />
        <Skeleton text className={styles.short} />
      </div>
    );
  const { lines, images } = dependentsText(data, reader);
  return (
    <div className={styles.dependents}>
      {lines.length > 0 && (
        <>
          <p>{DEPENDENTS_TEXTS.title}</p>
          <dl className={styles.counts}>
            {lines.map(({ whose, what }) => (
              <div key={whose}>
                <dt>{whose}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>{images}</p>
    </div>
  );
}
