import type { CaseSummary } from '@palmares/core/contract/types';
import { isPending } from '@palmares/core/report/case';
import { formatShortDate } from '@palmares/texts/page/formats';
import { QUEUE_TEXTS, SANCTION_TEXTS, STATE_TEXTS } from '@palmares/texts/page/queue';
import { kindLabel, REASON_LABELS } from '@palmares/texts/page/report-issues';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './case-card.module.css';
import { CoverPlaceholder } from './cover-placeholder.tsx';

/** The reported item, the reasons, the number of reports and the date; a click anywhere opens the case. */
export function CaseCard({ summary, onOpen }: { summary: CaseSummary; onOpen: () => void }) {
  const { kind, name, author, cover, reasons, state, sanction, since } = summary;
  const total = reasons.reduce((sum, one) => sum + one.count, 0);
  return (
    <article className={styles.card}>
      {cover === null ? (
        <CoverPlaceholder kind={kind} className={styles.cover} />
      ) : (
        <Picture image={cover} alt="" fit="auto" sizes="112px" className={styles.cover} />
      )}
      <div className={styles.text}>
        <p className={styles.kind}>
          {kindLabel(kind)}
          <span className={styles.date}>{formatShortDate(since)}</span>
        </p>
        <h2 className={styles.name}>
          <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
            <bdi lang="">{name}</bdi>
          </button>
        </h2>
        <p className={styles.facts}>
          {kind === 'author' ? `@${author.nametag}` : QUEUE_TEXTS.by(author.username)}
        </p>
        <p className={styles.reasons}>
          {reasons.map((one) => (
            <Badge key={one.reason}>
              {one.count > 1 && `${one.count} × `}
              {REASON_LABELS[one.reason]}
            </Badge>
          ))}
          {!isPending(state) && (
            <Badge>
              {sanction === null ? STATE_TEXTS[state] : `${SANCTION_TEXTS[sanction]} · ${STATE_TEXTS[state]}`}
            </Badge>
          )}
        </p>
        {total > 1 && <p className={styles.facts}>{QUEUE_TEXTS.reports(total)}</p>}
      </div>
    </article>
  );
}
