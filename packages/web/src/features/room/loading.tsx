import { ENTRY_TEXTS } from '@palmares/texts/page/rooms-play';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './entry.module.css';

export function Loading() {
  return (
    <>
      <VisuallyHidden as="div">
        <h1>{ENTRY_TEXTS.title}</h1>
        <output>{ENTRY_TEXTS.loading}</output>
      </VisuallyHidden>
      <Skeleton className={styles.loading} />
    </>
  );
}
