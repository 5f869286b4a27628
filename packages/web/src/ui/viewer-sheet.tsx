import { Dialog } from './dialog.tsx';
import { ViewerDetails } from './viewer-about.tsx';
import { type ActionsProps, MoreActions, ViewerReport } from './viewer-actions.tsx';
import styles from './viewer-sheet.module.css';

export type SheetProps = ActionsProps & {
  /** Example: « 12 images classées ». */
  facts: string;
  onClose: () => void;
};

/** The description, album and categories of a content, and the actions for which the header of a phone has no room. */
export function ViewerSheet({ onClose, ...props }: SheetProps) {
  return (
    <Dialog title={props.title} onClose={onClose}>
      <ViewerDetails {...props} />
      <div className={styles.actions}>
        <MoreActions {...props} />
        <ViewerReport look="button" {...props} />
      </div>
    </Dialog>
  );
}
