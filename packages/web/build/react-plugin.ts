// React with its compiler, which keeps what a component has drawn until something it was drawn from changes. Its code for that is a
// sixth of ours in the first view (docs/decisions/0042-first-view.md): the shell and the leaves of the home page, whose code everybody
// waits for, go without. What draws them is compiled, so that they are not drawn again where nothing of theirs changes.
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

const LEAVES = [
  'app/[\\w-]+',
  'features/home/(?:card-row|hero|hero-duel|popular-albums|section-header|shelf|use-hero-game)',
  'ui/(?:album-card|album-cover|badge|button|content-card|dialog|empty-state|error-state|icon|icon-button|mark|page)',
  'ui/(?:picture|skeleton|spinner|link|visually-hidden)',
  'lib/use-(?:document-title|near-end|screen-first)',
];
const UNCOMPILED = new RegExp(`/src/(?:${LEAVES.join('|')})\\.tsx?$`.replaceAll('/', '[\\\\/]'));

export function reactPlugin(): PluginOption {
  return react({ compiler: true, exclude: [/[\\/]node_modules[\\/]/, UNCOMPILED] });
}
