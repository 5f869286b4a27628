import { estimateEffort } from '@palmares/core/ranking/effort';
import { canUndo, lastAction } from '@palmares/core/ranking/history';
import { acceptsQuickAnswers } from '@palmares/core/ranking/quick-answer';
import { findUnpairedImage, type Ranking, type Run } from '@palmares/core/ranking/ranking';
import { effortText, RANKING_TEXTS, startText, undoText } from '@palmares/texts/page/ranking';
import { stickyFoot } from '../../lib/sticky-edge.ts';
import { Button } from '../../ui/button.tsx';
import { IconUndo } from '../../ui/icons-arrows.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import styles from './action-bar.module.css';
import { useEditor } from './editor-context.ts';
import type { EditorState } from './editor-store.ts';
import { QuickSwitch } from './quick-switch.tsx';

type Props = { state: EditorState; ranking: Ranking };

/** The repeated actions of a round, in a bar at the bottom of the window. */
export function ActionBar({ state, ranking }: Props) {
  const { store } = useEditor();
  const { run } = ranking;
  const isQuick = state.quick && run !== null && acceptsQuickAnswers(run);
  const isWaiting = run === null && ranking.ranked.length < ranking.images.length;
  if (run === null && !isWaiting && !canUndo(state.history)) return null;
  return (
    <div ref={stickyFoot} className={styles.bar}>
      {(run !== null || isWaiting) && (
        <div className={styles.aside}>
          <p className={styles.effort}>{effortText(estimateEffort(ranking))}</p>
          {run !== null && <QuickSwitch store={store} state={state} isShort />}
        </div>
      )}
      <div className={styles.buttons} data-quick={isQuick || undefined}>
        <UndoButton state={state} />
        {run !== null && <Answers ranking={ranking} run={run} isQuick={isQuick} />}
        {isWaiting && (
          <Button
            variant="primary"
            size="l"
            className={styles.main}
            onClick={() => store.perform({ type: 'start' })}
          >
            {startText(ranking.ranked.length)}
          </Button>
        )}
      </div>
    </div>
  );
}

function UndoButton({ state: { history } }: { state: EditorState }) {
  const { store } = useEditor();
  const last = lastAction(history);
  return (
    <Button
      icon={<IconUndo size="s" />}
      className={styles.undo}
      disabled={!canUndo(history)}
      title={last === null ? undefined : undoText(last)}
      onClick={() => store.undo()}
    >
      {RANKING_TEXTS.undo}
    </Button>
  );
}

/** With quick answers there is nothing to validate, unless undo has restored a choice. */
function Answers({ ranking, run, isQuick }: { ranking: Ranking; run: Run; isQuick: boolean }) {
  const { store } = useEditor();
  const isEmpty = run.selection.length === 0;
  return (
    <>
      <Button className={styles.pass} onClick={() => store.perform({ type: 'pass' })}>
        {RANKING_TEXTS.pass}
        <span className={styles.key} aria-hidden="true">
          <Kbd>P</Kbd>
        </span>
      </Button>
      {!(isQuick && isEmpty) && (
        <Button
          variant={findUnpairedImage(ranking) === null ? 'primary' : 'secondary'}
          size="l"
          className={styles.main}
          disabled={isEmpty}
          onClick={() => store.validate()}
        >
          {RANKING_TEXTS.validate}
        </Button>
      )}
    </>
  );
}
