import swc from '@swc/core';

// dependency-cruiser asks swc to read .tsx files without JSX: tell it the difference.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) =>
  parseFileSync.call(swc, file, { ...options, tsx: file.endsWith('.tsx') });

const room = (path) => `^${path}/`;

/** The floors of the web app from below: each may use those before it. */
const WEB_FLOORS = ['i18n', 'ui', 'platform', 'editor', 'features', 'app'];

/** The house rules for imports, as docs/ARCHITECTURE.md tells them. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-and-schema-stand-alone',
      severity: 'error',
      from: { path: '^packages/(contract|editor-schema|texts)/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'gost-knows-only-the-schema',
      severity: 'error',
      from: { path: room('packages/gost') },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(gost|editor-schema)/' },
    },
    {
      name: 'revisions-know-only-the-contract-and-the-schema',
      severity: 'error',
      from: { path: room('packages/revisions') },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(revisions|contract|editor-schema)/' },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: room('packages') },
      to: { path: room('apps') },
    },
    {
      name: 'apps-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'features-see-each-other-only-through-events',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: {
        path: '^apps/[^/]+/src/features/',
        pathNot: '^apps/$1/src/features/($2/|[^/]+/(events|public)\\.tsx?$)',
      },
    },
    ...WEB_FLOORS.slice(0, -1).map((floor, index) => ({
      name: `web-${floor}-stands-below-what-follows`,
      severity: 'error',
      from: { path: `^apps/web/src/${floor}/` },
      to: { path: `^apps/web/src/(${WEB_FLOORS.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'the-domain-does-not-know-the-framework',
      severity: 'error',
      from: { path: '^apps/server/src/features/[^/]+/operations/' },
      to: { path: '(^|/)node_modules/(fastify|@fastify)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|node_modules)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
