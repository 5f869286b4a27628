import type { Image, RoomSnapshot } from '@palmares/core/contract/types';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { HOST_TEXTS, PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { getOwnText, OwnMark } from './own-mark.tsx';
import styles from './tier-bars.module.css';

type Shown = Pick<RoomSnapshot, 'tiers' | 'votes' | 'outcome' | 'phase'>;

type Props = {
  snapshot: Shown;
  /** The image of the step: at the reveal it takes its place in the row of its tier. */
  arriving?: Image | undefined;
  /** The own vote; null without one. */
  own: number | null;
  /** The server has not answered the own vote yet. */
  isSending?: boolean;
  /** Left out on a screen, where nothing is pressed. */
  onChoose?: (tier: number) => void;
  /** False while a press does nothing: the rows stay buttons, so that the focus stays on one. */
  isFree?: boolean;
  /** Whether a hint says that the person may overrule: from the reveal on (`later` reserves its line before). */
  overruling?: 'later' | 'now' | 'never';
};

/** From this many tiers on, a wide window shows them in two columns. */
const MANY = 8;

/** One row for each tier, best first: a button while the step is open, the bar of its votes once they are shown. */
export function TierBars({ snapshot, overruling = 'never', ...row }: Props) {
  const { tiers, phase } = snapshot;
  return (
    <>
      <ol
        className={styles.rows}
        data-many={tiers.length >= MANY || undefined}
        data-revealed={phase === 'reveal' || undefined}
      >
        {tiers.map((_, tier) => (
          <TierRow
            // oxlint-disable-next-line react/no-array-index-key -- tiers are identified by their place
            key={tier}
            tier={tier}
            snapshot={snapshot}
            {...row}
          />
        ))}
      </ol>
      {overruling !== 'never' && <p className={styles.hint}>{overruling === 'now' && HOST_TEXTS.overrule}</p>}
    </>
  );
}

type RowProps = Omit<Props, 'overruling'> & { tier: number };

function TierRow({ tier, snapshot, arriving, own, isSending = false, onChoose, isFree = true }: RowProps) {
  const { tiers, outcome, phase } = snapshot;
  const color = tiers[tier]?.color ?? '';
  const isChosen = phase === 'reveal' ? outcome === tier : own === tier;
  const content = <RowContent tier={tier} snapshot={snapshot} isOwn={own === tier} isSending={isSending} />;
  return (
    <li
      className={styles.item}
      data-chosen={isChosen || undefined}
      data-sending={(own === tier && isSending) || undefined}
      style={{ '--tier': `#${color}` }}
    >
      {onChoose === undefined ? (
        <div className={styles.row}>{content}</div>
      ) : (
        <button
          type="button"
          className={styles.row}
          aria-pressed={isChosen}
          aria-disabled={!isFree || undefined}
          onClick={() => isFree && onChoose(tier)}
        >
          {content}
        </button>
      )}
      {phase === 'reveal' && isChosen && arriving !== undefined && (
        <Picture image={arriving} alt="" fit="auto" sizes="96px" className={styles.arriving} />
      )}
    </li>
  );
}

type ContentProps = { tier: number; snapshot: Shown; isOwn: boolean; isSending: boolean };

/** A screen reader gets a sentence in place of the bar. */
function RowContent({ tier, snapshot: { tiers, votes }, isOwn, isSending }: ContentProps) {
  const { label, color } = tiers[tier] ?? { label: '', color: '' };
  const most = Math.max(1, ...(votes ?? []).map((each) => each.count));
  const count = votes?.find(({ choice }) => choice === tier)?.count ?? 0;
  const name = votes === null ? PLAY_TEXTS.tier(label) : PLAY_TEXTS.tierVotes(label, count);
  return (
    <>
      <VisuallyHidden>{isOwn ? `${name}. ${getOwnText(isSending)}` : name}</VisuallyHidden>
      <span className={styles.label} data-ink={inkOn(color)} aria-hidden="true">
        {label}
      </span>
      <span className={styles.track} aria-hidden="true">
        {votes !== null && <span className={styles.bar} style={{ '--share': count / most }} />}
        {isOwn && <OwnMark isSending={isSending} className={styles.own} />}
      </span>
      <span className={styles.count} aria-hidden="true">
        {votes !== null && count}
      </span>
    </>
  );
}
