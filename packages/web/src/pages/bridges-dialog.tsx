import type { ComponentProps } from 'react';
import type { KeepWork } from '../features/bridges/bridge-work.ts';
import { ContinueDialog } from '../features/bridges/continue-dialog.tsx';

/** The editors' drafts come once there is something to keep. */
const keepWork: KeepWork = async (...kept) => (await import('./keep-work.ts')).keepWork(...kept);

/** What leads on, and where to: the feature and the drafts of the three editors. */
export function BridgesDialog(props: Omit<ComponentProps<typeof ContinueDialog>, 'keep'>) {
  return <ContinueDialog {...props} keep={keepWork} />;
}
