// The dark theme for pictures drawn without a page: a copy of the site's tokens (packages/web/src/theme/tokens.css), which a test compares.
import { INKS } from '@palmares/core/tierlist/tier-colours';
import type { PictureTheme } from './picture-theme.ts';

const EMOJI = '"Noto Color Emoji"';

export const DARK_THEME: PictureTheme = {
  faces: { title: `"Bricolage Grotesque", ${EMOJI}`, text: `Inter, ${EMOJI}` },
  colours: {
    page: '#0d0e13',
    raised: '#15171f',
    line: '#262a37',
    ink: '#f3f4f8',
    inkSoft: '#a9afc1',
    accent: '#ffbf7f',
    ground: '#1f1d28',
    onGround: '#f3f4f8',
    scrim: 'rgb(9 10 14 / 0.72)',
    onLight: INKS.black,
    onDark: INKS.white,
    markEdge: 'transparent',
  },
};
