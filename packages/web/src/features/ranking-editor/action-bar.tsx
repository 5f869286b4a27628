import { estimateEffort } from '@palmares/core/ranking/effort';
import { canUndo, lastAction } from '@palmares/core/ranking/history';
import { findUnpairedImage, type Ranking, type Run } from '@palmares/core/ranking/ranking';
import { getRankingStatus } from '@palmares/core/ranking/statistics';
import {
  effortText,
  RANKING_TEXTS,
  shortEffortText,
  startText,
  undoText,
} from '@palmares/texts/page/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { useSession } from '../../api/session.ts';
import type { ScreenProps } from '../../editor/editor-kind.ts';
import { SaveButton } from '../../editor/save-button.tsx';
import { VisitorFinish } from '../../editor/visitor-finish.tsx';
import { KINDS } from '../../kinds/kinds.ts';
import { stickyFoot } from '../../lib/sticky-edge.ts';
import { Button } from '../../ui/button.tsx';
import { IconUndo } from '../../ui/icons-arrows.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import styles from './action-bar.module.css';
import { type RankingParts, useEditor } from './editor-context.ts';
import { type EditorState, isDirty } from './editor-store.ts';
import { isQuickRound } from './quick-answers.ts';
import { QuickSwitch } from './quick-switch.tsx';
import { Qualification } from './round-status.tsx';
import { toPicture } from './to-picture.ts';
import { useNarrowEditor } from './use-narrow-editor.ts';

type Props = Pick<ScreenProps<RankingParts>, 'source' | 'state' | 'save' | 'draft'> & { ranking: Ranking };

/** The repeated actions of a round, or what to do with the finished ranking, in a bar at the bottom of the window. */
export function ActionBar(props: Props) {
  const { state, ranking } = props;
  const isNarrow = useNarrowEditor();
  const { run } = ranking;
  const isWaiting = run === null && ranking.ranked.length < ranking.images.length;
  const offersFinish = useFinishOffer(ranking, isNarrow);
  const canTakeBack = canUndo(state.history);
  const isGoingOn = run !== null || isWaiting;
  if (!isGoingOn && !offersFinish && !canTakeBack) return null;
  return (
    <div ref={stickyFoot} className={styles.bar}>
      {isGoingOn && <Aside state={state} ranking={ranking} isNarrow={isNarrow} />}
      <div className={styles.buttons}>
        {(canTakeBack || !offersFinish) && <UndoButton state={state} />}
        {run !== null && <Answers ranking={ranking} run={run} isQuick={isQuickRound(state.quick, run)} />}
        {isWaiting && <StartButton ranking={ranking} />}
        {offersFinish && <FinishedActions {...props} />}
      </div>
    </div>
  );
}

/** A wide window has the save button and the way to the result in its header; a visitor can do neither. */
function useFinishOffer(ranking: Ranking, isNarrow: boolean): boolean {
  const { status } = useSession();
  const isFinished = getRankingStatus(ranking) === 'finished' && ranking.images.length > 0;
  return isFinished && (isNarrow || status === 'visitor');
}

/** The answers still needed; in a round also what is left of it, or the switch of a wide window. */
function Aside({ state, ranking, isNarrow }: Pick<Props, 'state' | 'ranking'> & { isNarrow: boolean }) {
  const { store } = useEditor();
  const { run } = ranking;
  return (
    <div className={styles.aside}>
      <Effort ranking={ranking} isQuick={state.quick} isNarrow={isNarrow} />
      {run !== null && (isNarrow ? <Rest run={run} /> : <QuickSwitch store={store} state={state} isShort />)}
    </div>
  );
}

function StartButton({ ranking }: { ranking: Ranking }) {
  const { store } = useEditor();
  return (
    <Button
      variant="primary"
      size="l"
      className={styles.main}
      onClick={() => store.perform({ type: 'start' })}
    >
      {startText(ranking.ranked.length)}
    </Button>
  );
}

type EffortProps = { ranking: Ranking; isQuick: boolean; isNarrow: boolean };

function Effort({ ranking, isQuick, isNarrow }: EffortProps) {
  const effort = estimateEffort(ranking, isQuick);
  return <p className={styles.effort}>{isNarrow ? shortEffortText(effort) : effortText(effort)}</p>;
}

/** What is left of the round, or that this is the qualification: a wide window shows both above the images. */
function Rest({ run }: { run: Run }) {
  return run.phase === 'qualification' ? (
    <Qualification className={styles.phase} />
  ) : (
    <span className={styles.rest} aria-hidden="true">
      {TEXTS.toSee(run.queue.length)}
    </span>
  );
}

function FinishedActions({ source, state, ranking, save, draft }: Props) {
  const { status } = useSession();
  const { savedAs, details } = state;
  if (status === 'visitor')
    return (
      <div className={styles.finished}>
        <VisitorFinish
          content={toPicture(details.name, ranking, source, '')}
          images={source.images}
          draft={draft}
        />
      </div>
    );
  if (savedAs !== null && !isDirty(state))
    return (
      <Button variant="primary" size="l" className={styles.main} to={KINDS.ranking.paths.view(savedAs.id)}>
        {RANKING_TEXTS.seeResult}
      </Button>
    );
  return (
    <SaveButton
      save={save}
      draft={draft}
      label={savedAs === null ? RANKING_TEXTS.saveNew : RANKING_TEXTS.update}
      savingLabel={RANKING_TEXTS.saving}
      className={styles.finished}
    />
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

/** With quick answers a tap validates, so the button steps back; it stays for a choice that undo has restored. */
function Answers({ ranking, run, isQuick }: { ranking: Ranking; run: Run; isQuick: boolean }) {
  const { store } = useEditor();
  const isEmpty = run.selection.length === 0;
  return (
    <>
      <Button onClick={() => store.perform({ type: 'pass' })}>
        {RANKING_TEXTS.pass}
        <span className={styles.key} aria-hidden="true">
          <Kbd>P</Kbd>
        </span>
      </Button>
      <Button
        variant={findUnpairedImage(ranking) === null && !(isQuick && isEmpty) ? 'primary' : 'secondary'}
        size="l"
        className={styles.main}
        disabled={isEmpty}
        onClick={() => store.validate()}
      >
        {RANKING_TEXTS.validate}
      </Button>
    </>
  );
}
