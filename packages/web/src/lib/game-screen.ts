import { useEffect } from 'react';

/** Number of mounted games: an editor, or a duel on a page or in a dialog. */
let shown = 0;

/** While a game is played, toasts appear over the site header, so that they do not cover the game (ui/toaster.module.css). */
export function useGameScreen(isPlayed = true): void {
  useEffect(() => {
    if (!isPlayed) return undefined;
    const { dataset } = document.documentElement;
    shown += 1;
    dataset['game'] = '';
    return () => {
      shown -= 1;
      if (shown === 0) delete dataset['game'];
    };
  }, [isPlayed]);
}
