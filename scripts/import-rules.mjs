// The direction of imports (docs/ARCHITECTURE.md): server ─► core ◄─ web, pictures ─► core beside them, and nothing else. Each rule forbids an import from a
// file that matches `from` to a target that matches `to`; `$1` in `to` is what the first group of `from` caught.
// A target is a path in the repository, `node_modules/<package>` or `node:<module>`.

/** @type {readonly { name: string, why: string, from: RegExp, notFrom?: RegExp, to: RegExp | string, notTo?: RegExp | string, typesAllowed?: boolean }[]} */
export const importRules = [
  {
    name: 'core-is-alone',
    why: 'The core holds the rules and knows nobody: no server, no web, no Node, no framework (typebox only in the contract).',
    from: /^packages\/core\/src\//,
    notFrom: /\.test\.ts$/,
    to: /./,
    notTo: /^packages\/core\/src\/|^node_modules\/typebox$/,
  },
  {
    name: 'pictures-know-the-core-only',
    why: 'Pictures are drawn in the browser and on the server alike: on a context, fonts and images that they are given.',
    from: /^packages\/pictures\/src\//,
    notFrom: /\.test\.ts$|^packages\/pictures\/src\/testing\//,
    to: /./,
    notTo: /^packages\/(pictures\/src|core\/src)\//,
  },
  {
    name: 'typebox-only-in-the-contract',
    why: 'Rules state their own shapes; schemas describe what goes over the wire.',
    from: /^packages\/core\/src\/(?!contract\/)/,
    to: /^node_modules\/typebox$/,
  },
  {
    name: 'kinds-of-content-stay-apart',
    why: 'What tier lists, tournaments and rankings share lies beside their folders, so that a kind can change alone.',
    from: /^packages\/core\/src\/(tierlist|tournament|ranking)\//,
    to: /^packages\/core\/src\/(tierlist|tournament|ranking)\//,
    notTo: '^packages/core/src/$1/',
  },
  {
    name: 'schemas-stay-on-the-server',
    why: 'Schemas weigh 75 kB: the browser uses the endpoints and the types only.',
    from: /^packages\/web\//,
    to: /^packages\/core\/src\/contract\/schemas|^node_modules\/typebox$/,
    typesAllowed: true,
  },
  {
    name: 'web-and-server-never-meet',
    why: 'They share the core; anything else they share goes over HTTP.',
    from: /^packages\/web\//,
    to: /^packages\/(server|demo)\//,
  },
  {
    name: 'server-never-imports-web',
    why: 'They share the core; anything else they share goes over HTTP.',
    from: /^packages\/server\//,
    to: /^packages\/web\//,
  },
  {
    name: 'demo-stays-aside',
    why: 'Demo content is never needed in production: only the filler may reach for it.',
    from: /^packages\/(server|core|web|pictures)\//,
    notFrom: /^packages\/server\/src\/demo\/|\.test\.ts$/,
    to: /^packages\/demo\//,
  },
  {
    name: 'features-do-not-import-each-other',
    why: 'A feature never imports another: the page composes them.',
    from: /^packages\/web\/src\/features\/([^/]+)\//,
    to: /^packages\/web\/src\/features\//,
    notTo: '^packages/web/src/features/$1/',
  },
  {
    name: 'uploads-know-no-feature',
    why: 'The upload queue is shared by features: it imports none of them, and no page.',
    from: /^packages\/web\/src\/uploads\//,
    to: /^packages\/web\/src\/(features|pages|app)\//,
  },
  {
    name: 'uploads-serve-features-only',
    why: 'The upload queue stands on ui/, lib/, queries/ and api/, which know nothing of it.',
    from: /^packages\/web\/src\/(ui|lib|theme|queries|api)\//,
    to: /^packages\/web\/src\/uploads\//,
  },
  {
    name: 'ui-is-presentational',
    why: 'ui/, lib/ and theme/ know no feature, query or page.',
    from: /^packages\/web\/src\/(ui|lib|theme)\//,
    to: /^packages\/web\/src\/(features|pages|queries|api|app|editor)\//,
  },
  {
    name: 'editor-serves-the-features',
    why: 'The frame of the editors knows no kind of content: a feature hands it its own (editor/editor-kind.ts), the page puts both together.',
    from: /^packages\/web\/src\/editor\//,
    to: /^packages\/web\/src\/(features|pages|app)\//,
  },
  {
    name: 'calls-show-nothing',
    why: 'Calls, queries and lib tell what happened; what is shown of it is said by a screen, or by app/query-client.ts for all.',
    from: /^packages\/web\/src\/(api|queries|lib)\//,
    notFrom: /\.test\.tsx?$/,
    to: /^packages\/web\/src\/(ui|editor)\//,
  },
  {
    name: 'foundations-below-modules',
    why: 'HTTP, mail, database, files and moderation serve the modules and know none of them: what a module gives them is a parameter.',
    from: /^packages\/server\/src\/(http|mail|db|files|moderation)\//,
    notFrom: /\.test\.ts$/,
    to: /^packages\/server\/src\/modules\//,
  },
  {
    name: 'service-worker-is-alone',
    why: 'The service worker is a program of its own: what it imports it brings along to every browser.',
    from: /^packages\/web\/src\/service-worker\//,
    notFrom: /\.test\.tsx?$/,
    to: /./,
    notTo:
      /^packages\/(core\/src|web\/src\/service-worker)\/|^packages\/web\/src\/lib\/worker-message\.ts$|^node_modules\/workbox-/,
  },
  {
    name: 'pages-talk-to-the-service-worker',
    why: 'Pages and worker share no memory: they talk by messages (lib/worker-message.ts).',
    from: /^packages\/web\/src\/(?!service-worker\/)/,
    to: /^packages\/web\/src\/service-worker\//,
  },
  {
    name: 'testing-stays-with-tests',
    why: 'packages/web/src/testing holds what component tests need; none of it reaches a browser.',
    from: /^packages\/web\/src\/(?!testing\/)/,
    notFrom: /\.test\.tsx?$/,
    to: /^packages\/web\/src\/testing\//,
  },
  {
    name: 'repositories-below-services',
    why: 'SQL is reached through the service of its resource.',
    from: /\.routes\.ts$/,
    to: /\.repository\.ts$/,
    typesAllowed: true,
  },
];
