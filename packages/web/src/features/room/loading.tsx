import { ENTRY_TEXTS } from '@palmares/texts/page/rooms-play';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './loading.module.css';

const ANSWERS = [1, 2, 3, 4, 5];

/** The lines of a step: state, question, image and answers. */
export function Loading() {
  return (
    <div className={styles.loading}>
      <VisuallyHidden as="div">
        <h1>{ENTRY_TEXTS.title}</h1>
        <output>{ENTRY_TEXTS.loading}</output>
      </VisuallyHidden>
      <div className={styles.line}>
        <Skeleton className={styles.code} />
        <Skeleton text className={styles.mode} />
      </div>
      <Skeleton text className={styles.title} />
      <Skeleton className={styles.image} />
      <div className={styles.answers}>
        {ANSWERS.map((answer) => (
          <Skeleton key={answer} className={styles.answer} />
        ))}
      </div>
    </div>
  );
}
