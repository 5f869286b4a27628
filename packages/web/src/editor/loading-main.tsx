import { KINDS } from '../kinds/kinds.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { EditorKind, EditorParts } from './editor-kind.ts';

/** The placeholder of an editor while its data loads. */
export function LoadingMain<P extends EditorParts>({ kind }: { kind: EditorKind<P> }) {
  return (
    <main className={kind.className} lang={KINDS[kind.name].language}>
      <output>
        <VisuallyHidden>{kind.texts.loading}</VisuallyHidden>
      </output>
      <kind.Skeleton />
    </main>
  );
}
