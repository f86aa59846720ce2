// The one place that defines who may import whom in this repository.

const REMOTE = [
  'remote-kit',
  'ui-kit',
  'match-features',
  'route-builder',
  'api-client',
  'contract',
  'domain',
];

/** Packages by the packages they may name in their dependencies. */
export const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  'route-builder': [],
  i18n: [],
  'server-kit': [],
  promo: [],
  contract: ['domain'],
  prediction: ['domain'],
  importers: ['contract', 'domain', 'server-kit'],
  simulator: ['contract', 'domain', 'prediction', 'i18n'],
  'api-client': ['contract'],
  'ui-kit': ['route-builder', 'contract', 'domain'],
  'remote-kit': ['api-client', 'route-builder', 'i18n', 'contract'],
  'match-features': ['remote-kit', 'ui-kit', 'route-builder', 'contract', 'domain'],
  'remotes-registry': ['remote-kit', 'ui-kit', 'server-kit'],
  'share-images': ['remote-kit', 'ui-kit', 'server-kit'],
  soccer: REMOTE,
  hockey: REMOTE,
  tennis: REMOTE,
  account: REMOTE,
  scanner: REMOTE,
  shell: [
    'domain',
    'promo',
    'route-builder',
    'i18n',
    'server-kit',
    'contract',
    'prediction',
    'api-client',
    'ui-kit',
    'remote-kit',
    'match-features',
    'remotes-registry',
    'share-images',
  ],
  api: [
    'contract',
    'domain',
    'prediction',
    'promo',
    'importers',
    'simulator',
    'route-builder',
    'i18n',
    'server-kit',
  ],
};

/** Areas of the API, `apps/api/src/<area>`, from below: an area only imports those before it. */
export const API_AREAS: readonly string[] = [
  'platform',
  'ingest',
  'matches',
  'people',
  'betting',
  'discovery',
  'calls',
  'start',
];
