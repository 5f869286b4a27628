import { useEffect } from 'react';

/** Number of mounted games: an editor, a duel on a page or in a dialog, or a room. */
let shown = 0;

/** `full`: on a phone the game takes the place of the site header too (app/header.module.css). */
type Room = 'below-header' | 'full';

/** While a game is played, toasts appear over the site header, so that they do not cover the game (ui/toaster.module.css). */
export function useGameScreen(isPlayed = true, room: Room = 'below-header'): void {
  useEffect(() => {
    if (!isPlayed) return undefined;
    const { dataset } = document.documentElement;
    shown += 1;
    dataset['game'] = room === 'full' ? room : '';
    return () => {
      shown -= 1;
      if (shown === 0) delete dataset['game'];
    };
  }, [isPlayed, room]);
}
