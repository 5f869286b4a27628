import type { ComponentProps } from 'react';
import type { KeepWork } from '../features/bridges/bridge-work.ts';
import { ContinueDialog } from '../features/bridges/continue-dialog.tsx';

/** The code of the editors' drafts loads only when a draft has to be stored. */
const keepWork: KeepWork = async (...kept) => (await import('./keep-work.ts')).keepWork(...kept);

/** The dialog that converts a content to another kind, connected to the drafts of the three editors. */
export function BridgesDialog(props: Omit<ComponentProps<typeof ContinueDialog>, 'keep'>) {
  return <ContinueDialog {...props} keep={keepWork} />;
}
