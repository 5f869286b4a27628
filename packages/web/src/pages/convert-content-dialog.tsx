import type { ComponentProps } from 'react';
import { ContinueDialog } from '../features/convert-content/continue-dialog.tsx';
import type { StoreConvertedContent } from '../features/convert-content/converted-content.ts';

/** The code of the editors' drafts loads only when a draft has to be stored. */
const storeConvertedContent: StoreConvertedContent = async (...kept) =>
  (await import('./store-converted-content.ts')).storeConvertedContent(...kept);

/** The dialog that converts a content to another kind, connected to the drafts of the three editors. */
export function ConvertContentDialog(props: Omit<ComponentProps<typeof ContinueDialog>, 'keep'>) {
  return <ContinueDialog {...props} keep={storeConvertedContent} />;
}
