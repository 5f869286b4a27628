import { REMOVAL_TEXTS } from '@palmares/texts/page/removal';
import { useQuery } from '@tanstack/react-query';
import { removalsQuery } from '../../queries/admin.ts';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import styles from './notice-section.module.css';
import { Row } from './row.tsx';
import listStyles from './row-list.module.css';

/** Lists deleted accounts and purged images whose rows the server still removes. Usually there are none, and nothing is shown. */
export function Removals() {
  const query = useQuery(removalsQuery());
  if (query.isError) return <RetryAlert query={query}>{REMOVAL_TEXTS.loadFailure}</RetryAlert>;
  const { accounts = [], images = [] } = query.data ?? {};
  const rows = [
    ...accounts.map(
      ({ id, left }) => [REMOVAL_TEXTS.account(id), REMOVAL_TEXTS.leftOfAccount(left)] as const,
    ),
    ...images.map(({ id, left }) => [REMOVAL_TEXTS.image(id), REMOVAL_TEXTS.leftOfImage(left)] as const),
  ];
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="removals">
      <h2 id="removals" className={styles.title}>
        {REMOVAL_TEXTS.title}
      </h2>
      <p className={styles.text}>{REMOVAL_TEXTS.text}</p>
      <ul className={listStyles.rows} aria-labelledby="removals">
        {rows.map(([name, left]) => (
          <li key={name}>
            <Row name={name} title={name} facts={[left]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
