import { canUndo, lastAction } from '@palmares/core/ranking/history';
import { RANKING_TEXTS, startText, undoText } from '@palmares/core/ranking/messages';
import type { Ranking } from '@palmares/core/ranking/ranking';
import { Button } from '../../ui/button.tsx';
import { IconUndo } from '../../ui/icons-arrows.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import styles from './action-bar.module.css';
import { useEditor } from './editor-context.ts';
import type { EditorState } from './editor-store.ts';

type Props = { state: EditorState; ranking: Ranking };

/** What one does again and again, under the thumb: it stays at the bottom of the window. */
export function ActionBar({ state, ranking }: Props) {
  const { store } = useEditor();
  const { history } = state;
  const { run, ranked, images } = ranking;
  const last = lastAction(history);
  return (
    <div className={styles.bar}>
      <Button
        icon={<IconUndo size="s" />}
        className={styles.undo}
        disabled={!canUndo(history)}
        title={last === null ? undefined : undoText(last)}
        onClick={() => store.undo()}
      >
        {RANKING_TEXTS.undo}
      </Button>
      {run !== null && (
        <>
          <Button className={styles.pass} onClick={() => store.perform({ type: 'pass' })}>
            {RANKING_TEXTS.pass}
            <span className={styles.key} aria-hidden="true">
              <Kbd>P</Kbd>
            </span>
          </Button>
          <Button
            variant="primary"
            size="l"
            className={styles.main}
            disabled={run.selection.length === 0}
            onClick={() => store.validate()}
          >
            {RANKING_TEXTS.validate}
          </Button>
        </>
      )}
      {run === null && ranked.length < images.length && (
        <Button
          variant="primary"
          size="l"
          className={styles.main}
          onClick={() => store.perform({ type: 'start' })}
        >
          {startText(ranked.length)}
        </Button>
      )}
    </div>
  );
}
