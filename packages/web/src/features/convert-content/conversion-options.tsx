import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import { createSeededTournament } from '@palmares/core/convert-content/seeded-draw';
import { listStandingsImages } from '@palmares/core/convert-content/standings';
import { isTied, maxDuelCount, rankingFromStandings } from '@palmares/core/convert-content/tie-breaks';
import { TOURNAMENT } from '@palmares/core/tournament/limits';
import { useEffect, useRef } from 'react';
import { KINDS } from '../../kinds/kinds.ts';
import { randomSeed } from '../../lib/random-seed.ts';
import { Button } from '../../ui/button.tsx';
import choices from '../../ui/choices-dialog.module.css';
import { classNames } from '../../ui/class-names.ts';
import { useLanguage } from '../../ui/language.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './conversion-options.module.css';
import { type ConversionSource, chooseSourceImages } from './conversion-source.ts';
import { type ConversionTexts, TEXTS } from './messages.ts';
import type { Step, StepProps } from './step.ts';
import type { Conversion } from './use-conversion.ts';

type Way = { readonly label: string; readonly effect: string; readonly run: () => void };

type Props = Omit<StepProps, 'onBack'> & { onStep: (step: Step) => void };

/** Lists the possible conversions; the last option takes only the same images. */
export function ConversionOptions({ source, bridge, onStep }: Props) {
  const texts = TEXTS[useLanguage()];
  const ways = listConversions(source, texts, bridge, onStep);
  const images = chooseSourceImages(source);
  const { album, title } = source;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The dialog has returned from a step whose button has disappeared.
    if (document.activeElement === document.body) list.current?.focus();
  }, []);
  return (
    <>
      {ways.length > 0 && (
        <ul ref={list} tabIndex={-1} className={classNames(choices.choices, styles.options)}>
          {ways.map(({ label, effect, run }) => (
            <li key={label}>
              <button
                type="button"
                className={choices.choice}
                disabled={bridge.state === 'crossing'}
                onClick={run}
              >
                <strong>{label}</strong>
                <VisuallyHidden>. </VisuallyHidden>
                <span>{effect}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {listStandingsImages(source.standing).length > 0 && (
        <section className={styles.blank} aria-labelledby="bridges-blank">
          <h3 id="bridges-blank">{texts.blank}</h3>
          <div className={styles.blanks}>
            {CONTENT_KINDS.map((kind) => (
              <Button
                key={kind}
                size="s"
                to={KINDS[kind].paths.create({ album: album.id, images, name: title })}
              >
                {texts.blanks[kind]}
              </Button>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** Lists the conversions of a content, in the order of the dialog. */
function listConversions(
  source: ConversionSource,
  texts: ConversionTexts,
  { cross }: Conversion,
  onStep: Props['onStep'],
): readonly Way[] {
  const { kind, standing } = source;
  const { groups } = standing;
  const order = listStandingsImages(standing);
  const ties = groups.filter(isTied);
  const duels = ties.reduce((sum, { images }) => sum + maxDuelCount(images.length), 0);
  const toTiers = { label: texts.toTiers, effect: texts.toTiersEffect, run: () => onStep('tiers') };
  const toRanking =
    duels > 0
      ? { label: texts.toRanking, effect: texts.toRankingEffect(duels), run: () => onStep('ties') }
      : {
          label: texts.toRankingAtOnce,
          effect: texts.toRankingAtOnceEffect,
          run: () =>
            void cross(source, {
              kind: 'ranking',
              ranking: rankingFromStandings(standing, { groups: [], answers: [] }, randomSeed()),
            }),
        };
  const toTournament = {
    label: texts.toTournament,
    effect: texts.toTournamentEffect(order.length),
    run() {
      const tournament = createSeededTournament(order, randomSeed());
      if (tournament !== null) void cross(source, { kind: 'tournament', tournament });
    },
  };
  // There are no favourites among equal images.
  const hasFavourites = groups.length > 1 || (groups.length === 1 && standing.unknown.length > 0);
  const ways: Readonly<Record<ContentKind, Way | null>> = {
    tierlist: kind !== 'tierlist' && groups.length > 0 ? toTiers : null,
    ranking: groups.length > 0 && (kind !== 'ranking' || duels > 0) ? toRanking : null,
    tournament: hasFavourites && order.length >= TOURNAMENT.duelSize ? toTournament : null,
  };
  return Object.values(ways).filter((way) => way !== null);
}
