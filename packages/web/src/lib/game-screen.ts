import { useEffect } from 'react';

/** The games that are on the screen: an editor, and a duel on a page or in a dialog. */
let shown = 0;

/** While a game is played, messages stand over the header of the site and cover nothing of the game (ui/toaster.module.css). */
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
