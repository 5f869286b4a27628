// React Router makes its components by calls of `forwardRef`, and then gives them names for developers' tools. The bundler cannot know
// that neither does anything else, and keeps components that nobody uses, with all that they bring: forms, links of its framework mode.
import type { Plugin } from 'vite';

const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const FORWARD_REF = /(?<== )(?=[\w$]+\.forwardRef\()/g;

export function shakeableRouter(): Plugin {
  return {
    name: 'palmares:shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]/ },
      handler: (code) => ({ code: shakeable(code), map: null }),
    },
  };
}

/** The same code, in which the bundler can tell what is used. */
export function shakeable(code: string): string {
  return code.replaceAll(DISPLAY_NAME, '').replaceAll(FORWARD_REF, '/* @__PURE__ */ ');
}
