import { labelLines } from '@palmares/core/text/wrap-label';
import styles from './tier-label-lines.module.css';

/** With more images than this, a tier may be taller than the viewport: its label is then sticky (`data-follows`). */
const TALL = 18;

type Props = { label: string; imageCount: number; className: string | undefined };

/** The label of a tier, line by line (TL-16). */
export function TierLabelLines({ label, imageCount, className }: Props) {
  return (
    <bdi lang="" className={className} data-follows={imageCount > TALL || undefined}>
      {labelLines(label).map(({ text, goesOn }, index) => (
        // The lines of a label are identified only by their position.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={styles.line} data-goes-on={goesOn || undefined}>
          {text}
        </span>
      ))}
    </bdi>
  );
}
