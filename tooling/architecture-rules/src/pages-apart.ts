import path from 'node:path';
import { isSource, type RepositoryFile, type Violation } from './repository-files.ts';

const ROOT = 'packages/match-features/src';
/** Lines of imports and exports, of types as well, lazy imports and mocks of tests. */
const IMPORT = /(?:from|import|import\(|mock\()\s*(?:\/\*.*?\*\/\s*)?'(\.\.?\/[^']+)'/g;
const OWN_NAME = /(?:from|import|import\()\s*(?:\/\*.*?\*\/\s*)?'@tipmark\/match-features/;
/** Folders whose content is listed at a glance. */
const LISTED = [ROOT, `${ROOT}/pages`, `${ROOT}/parts`];
const MOST_FOLDERS = 16;

/** `pages/league` or `parts/odds`: the folder a file of match-features belongs to. */
function unitOf(place: string): { readonly kind: string; readonly name: string } | undefined {
  const [kind = '', name = '', ...rest] = place.slice(ROOT.length + 1).split('/');
  if (!place.startsWith(`${ROOT}/`) || (kind !== 'pages' && kind !== 'parts')) return undefined;
  return rest.length > 0 ? { kind, name: `${kind}/${name}` } : undefined;
}

/**
 * In match-features, everything of a page is in `pages/<page>`, and what several pages use is in
 * `parts/<part>`. A page imports no other page, and a part imports no page, neither directly nor
 * through an entry of the package; tests and types are no exceptions.
 */
export function pagesApart(files: readonly RepositoryFile[]): Violation[] {
  const sources = files.filter((file) => file.path.startsWith(`${ROOT}/`) && isSource(file));
  return [...sources.flatMap(forbiddenImports), ...LISTED.flatMap((at) => tooMany(at, sources))];
}

function forbiddenImports(file: RepositoryFile): Violation[] {
  const own = unitOf(file.path);
  if (!own) return [];
  const folder = path.posix.dirname(file.path);
  const violations = [...file.text.matchAll(IMPORT)].flatMap(([, target = '']) => {
    const place = path.posix.join(folder, target);
    if (isEntry(place)) return [throughEntry(file)];
    const other = unitOf(place);
    if (other?.kind !== 'pages' || other.name === own.name) return [];
    const message = `imports from ${other.name}: move what both need to ${ROOT}/parts`;
    return [{ path: file.path, message }];
  });
  return OWN_NAME.test(file.text) ? [...violations, throughEntry(file)] : violations;
}

/** `src/index.ts` and `src/pages/index.ts` are for other packages. */
const isEntry = (place: string): boolean =>
  place === `${ROOT}/index.ts` || place === `${ROOT}/pages/index.ts`;

const throughEntry = ({ path: place }: RepositoryFile): Violation => ({
  path: place,
  message: 'imports an entry of its own package: import the file itself',
});

function tooMany(at: string, sources: readonly RepositoryFile[]): Violation[] {
  const folders = new Set(
    sources.flatMap(({ path: place }) => {
      const [name = '', ...rest] = place.slice(at.length + 1).split('/');
      return place.startsWith(`${at}/`) && rest.length > 0 ? [name] : [];
    }),
  );
  if (folders.size <= MOST_FOLDERS) return [];
  const message = `has ${folders.size} folders, more than ${MOST_FOLDERS}: join those of one subject`;
  return [{ path: at, message }];
}
