import type { ReactNode } from 'react';
import type { KeepWork } from '../features/bridges/bridge-work.ts';
import { ContinueButton } from '../features/bridges/continue-button.tsx';
import { BridgesContext, type BridgesProps } from '../ui/bridges.tsx';

/** The editors' drafts come once there is something to keep. */
const keepWork: KeepWork = async (...kept) => (await import('./keep-work.ts')).keepWork(...kept);

const draw = (props: BridgesProps) => <ContinueButton {...props} keep={keepWork} />;

/** A page from whose content one may continue in another kind. */
export function WithBridges({ children }: { children: ReactNode }) {
  return <BridgesContext value={draw}>{children}</BridgesContext>;
}
