import type { HouseFile, Violation } from './house-files.ts';

const SCOPE = '@tipmark/';
const REMOTE = [
  'remote-kit',
  'ui-kit',
  'match-features',
  'route-builder',
  'api-client',
  'contract',
  'domain',
];

/** Who may import whom: the rooms a room may name in its dependencies. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  'route-builder': [],
  i18n: [],
  contract: ['domain'],
  prediction: ['domain'],
  'api-client': ['contract'],
  'ui-kit': ['route-builder', 'contract', 'domain'],
  'remote-kit': ['api-client', 'route-builder', 'i18n', 'contract'],
  'match-features': ['remote-kit', 'ui-kit', 'route-builder', 'contract', 'domain'],
  soccer: REMOTE,
  hockey: REMOTE,
  tennis: REMOTE,
  account: REMOTE,
  scanner: REMOTE,
  shell: [
    'domain',
    'route-builder',
    'i18n',
    'contract',
    'prediction',
    'api-client',
    'ui-kit',
    'remote-kit',
    'match-features',
  ],
  api: ['contract', 'domain', 'prediction', 'route-builder', 'i18n'],
};

/** Holds each room's dependencies against the table; a room the table lacks is refused too. */
export function directImports(files: readonly HouseFile[]): Violation[] {
  return files
    .filter((file) => /^(apps|packages)\/[^/]+\/package\.json$/.test(file.path))
    .flatMap((file) => [...(unknownRoom(file) ?? forbidden(file))]);
}

function unknownRoom(file: HouseFile): Violation[] | undefined {
  const room = nameOf(file);
  if (room === 'test-kit' || room in MAY_IMPORT) return undefined;
  return [{ path: file.path, message: `"${room}" has no row in the table of direct-imports.ts` }];
}

function forbidden(file: HouseFile): Violation[] {
  const room = nameOf(file);
  const allowed = MAY_IMPORT[room];
  if (!allowed) return [];
  const { dependencies = {} } = JSON.parse(file.text) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies)
    .filter((name) => name.startsWith(SCOPE) && !allowed.includes(name.slice(SCOPE.length)))
    .map((name) => ({
      path: file.path,
      message: `${room} may not import ${name}; it may import ${allowed.join(', ') || 'nothing of ours'}`,
    }));
}

function nameOf(file: HouseFile): string {
  return file.path.split('/')[1] ?? '';
}
