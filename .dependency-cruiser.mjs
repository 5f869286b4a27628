/** The direction of imports (docs/ARCHITECTURE.md): server ─► core ◄─ web, and nothing else. */
export default {
  forbidden: [
    {
      name: 'core-is-alone',
      comment: 'The core holds the rules and knows nobody: no server, no web, no Node, no framework (typebox only in contract).',
      severity: 'error',
      from: { path: '^packages/core/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/core/src', '^node_modules/typebox'] },
    },
    {
      name: 'schemas-stay-on-the-server',
      comment: 'Schemas weigh 75 kB: the browser uses the endpoints and the types only.',
      severity: 'error',
      from: { path: '^packages/web' },
      to: { path: ['^packages/core/src/contract/schemas', '^node_modules/typebox'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-and-server-never-meet',
      comment: 'They share the core; anything else they share goes over HTTP.',
      severity: 'error',
      from: { path: '^packages/web' },
      to: { path: '^packages/(server|demo)' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^packages/server' },
      to: { path: '^packages/web' },
    },
    {
      name: 'demo-stays-aside',
      comment: 'Demo content is never needed in production: only the filler may reach for it.',
      severity: 'error',
      from: { path: '^packages/(server|core|web)', pathNot: '^packages/server/src/demo' },
      to: { path: '^packages/demo' },
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'A feature never imports another: the page composes them.',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'ui-is-presentational',
      comment: 'ui/ and lib/ know no feature, query or page.',
      severity: 'error',
      from: { path: '^packages/web/src/(ui|lib|theme)/' },
      to: { path: '^packages/web/src/(features|pages|queries|api|app)/' },
    },
    {
      name: 'repositories-below-services',
      comment: 'SQL is reached through the service of its resource.',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
};
