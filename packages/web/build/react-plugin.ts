// React with its compiler, which memoizes what components render. The shell and the leaf components of the home page are not compiled,
// because the generated code would add 5 kB of brotli to every page, 4 % of the scripts of the home page (0042-first-view.md). Their
// parents are compiled, so the leaves do not re-render without a change.
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

const LEAVES = [
  'app/[\\w-]+',
  'features/home/(?:hero|hero-duel|popular-albums|section-header|shelf|use-hero-game)',
  'ui/(?:album-card|album-cover|badge|button|content-card|dialog|empty-state|error-state|icon|icon-button|logo|page)',
  'ui/(?:picture|skeleton|spinner|link|visually-hidden)',
  'lib/use-(?:chosen-album|document-title|near-end|near-viewport|router-now)',
  'api/use-draft-owner',
  'ui/icons-shell',
];
const UNCOMPILED = new RegExp(`/src/(?:${LEAVES.join('|')})\\.tsx?$`.replaceAll('/', '[\\\\/]'));

export function reactPlugin(): PluginOption {
  return react({ compiler: true, exclude: [/[\\/]node_modules[\\/]/, UNCOMPILED] });
}
