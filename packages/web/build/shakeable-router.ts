// React Router creates components with `forwardRef` and then sets their display names. The bundler cannot know that both are free of side
// effects, so it keeps unused components with all that they import: forms, and links of the framework mode. They are 3.2 kB of brotli on
// every page, which would put the scripts of the home page above their goal of 120 kB; Rolldown's own options save 0.6 kB of it.
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

/** Returns the code without display names and with pure annotations, so that the bundler can remove unused components. */
export function shakeable(code: string): string {
  return code.replaceAll(DISPLAY_NAME, '').replaceAll(FORWARD_REF, '/* @__PURE__ */ ');
}
