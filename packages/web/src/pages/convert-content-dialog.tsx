import type { ComponentProps } from 'react';
import { ContinueDialog } from '../features/convert-content/continue-dialog.tsx';
import type { KeepWork } from '../features/convert-content/converted-content.ts';

/** The code of the editors' drafts loads only when a draft has to be stored. */
const keepWork: KeepWork = async (...kept) =>
  (await import('./store-converted-content.ts')).keepWork(...kept);

/** The dialog that converts a content to another kind, connected to the drafts of the three editors. */
export function BridgesDialog(props: Omit<ComponentProps<typeof ContinueDialog>, 'keep'>) {
  return <ContinueDialog {...props} keep={keepWork} />;
}
