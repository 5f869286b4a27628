import type { Album } from '@palmares/core/contract/types';
import { TOURNAMENT } from '@palmares/core/tournament/limits';
import type { Tournament } from '@palmares/core/tournament/tournament';
import { HOME_TEXTS } from '@palmares/texts/page/home';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { QUIET_CONTINUATION } from '../../lib/navigation-message.ts';
import { albumQuery } from '../../queries/album.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { HeroGame, HeroView } from './hero-game.ts';
import type { Opening } from './hero-opening.ts';

/** Stores the tournament as a draft and returns the address of its editor; null when the storage refuses the draft. */
export type StoreTournament = (tournament: Tournament, album: Album) => Promise<string | null>;

/** `total` is null until the album has loaded. */
export type ShownDuel = Omit<HeroView, 'total'> & { readonly total: number | null };

const loadRules = () => import('./hero-game.ts');
type Rules = Awaited<ReturnType<typeof loadRules>>;

/** The duels of the hero. Only the opening is there before the first pick; the rules and the album load with it. */
export function useHeroGame({ album, duel }: Opening, keep: StoreTournament) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [firstPick, setFirstPick] = useState<number | null>(null);
  const [playing, setPlaying] = useState<{ rules: Rules; game: HeroGame } | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  const view: ShownDuel =
    playing === null
      ? { duel, picked: firstPick, picks: 0, total: null, isFinished: false }
      : playing.rules.getHeroView(playing.game);
  const waitsForNext = playing !== null && view.picked !== null && !view.isFinished;

  useEffect(() => {
    if (!waitsForNext) return undefined;
    const timer = setTimeout(
      () => setPlaying((now) => now && { ...now, game: now.rules.showNextDuel(now.game) }),
      TOURNAMENT.autoNextMs,
    );
    return () => clearTimeout(timer);
  }, [waitsForNext]);

  async function begin(picked: number): Promise<void> {
    setFirstPick(picked);
    try {
      const [rules, whole] = await Promise.all([loadRules(), queryClient.fetchQuery(albumQuery(album.id))]);
      const game = rules.beginGame(whole, { duel: duel.map(({ id }) => id), picked });
      if (game === null) throw new Error('The album has no image left');
      setPlaying({ rules, game });
    } catch {
      setFirstPick(null);
      showToast({ kind: 'error', text: HOME_TEXTS.duelFailed });
    }
  }

  return {
    view,
    isLeaving,
    /** Prefetches what the first pick needs, on hover, touch or focus. */
    prepare(): void {
      void loadRules().catch(() => {
        // The pick itself reports the failure.
      });
      void queryClient.prefetchQuery(albumQuery(album.id));
    },
    pick(image: number): void {
      if (playing === null && firstPick === null) void begin(image);
      setPlaying((now) => now && { ...now, game: now.rules.pickImage(now.game, image) });
    },
    async goOn(): Promise<void> {
      if (playing === null) return;
      const { tournament, album: whole } = playing.game;
      setIsLeaving(true);
      try {
        const address = await keep(tournament, whole);
        if (address === null) showToast({ kind: 'error', text: HOME_TEXTS.notKept });
        else await navigate(address, { state: QUIET_CONTINUATION });
      } catch {
        showToast({ kind: 'error', text: HOME_TEXTS.duelFailed });
      }
      setIsLeaving(false);
    },
  };
}
