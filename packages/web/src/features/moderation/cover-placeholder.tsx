import type { ReportedKind } from '@palmares/core/report/case';
import { classNames } from '../../ui/class-names.ts';
import { IconUser } from '../../ui/icons-actions.tsx';
import { IconImage } from '../../ui/icons-status.tsx';
import styles from './case-card.module.css';

/** Placeholder where there is no picture: an account, or a deleted image. */
export function CoverPlaceholder({
  kind,
  className,
}: {
  kind: ReportedKind;
  className?: string | undefined;
}) {
  return (
    <div className={classNames(styles.noCover, className)} aria-hidden="true">
      {kind === 'author' ? <IconUser size="l" /> : <IconImage size="l" />}
    </div>
  );
}
