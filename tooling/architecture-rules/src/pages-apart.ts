import path from 'node:path';
import { isSource, type RepositoryFile, type Violation } from './repository-files.ts';

/** Packages whose `src` is organised by page. */
const PACKAGES = ['packages/match-features', 'apps/account', 'apps/scanner'];
/** Lines of imports and exports, of types as well, lazy imports and mocks of tests. */
const IMPORT =
  /(?:from|import|import\(|mock\()\s*(?:\/\*.*?\*\/\s*)?'((?:\.\.?\/|@tipmark\/)[^']+)'/g;
/** Folders whose content is listed at a glance, and files that are for other packages. */
const LISTED = ['', '/pages', '/parts'];
const ENTRIES = ['/index.ts', '/pages/index.ts', '/remote.ts'];
const MOST_FOLDERS = 16;

/** `pages/league` or `parts/odds`: the folder a file belongs to. */
function unitOf(root: string, filePath: string) {
  const [kind = '', name = '', ...rest] = filePath.slice(root.length + 1).split('/');
  if (!filePath.startsWith(`${root}/`) || (kind !== 'pages' && kind !== 'parts')) return undefined;
  return rest.length > 0 ? { kind, name: `${kind}/${name}` } : undefined;
}

/**
 * In a package organised by page, everything of a page is in `pages/<page>`, and what several pages
 * use is in `parts/<part>`. A page imports no other page, and a part imports no page, neither
 * directly nor through an entry of the package; tests and types are no exceptions.
 */
export function pagesApart(files: readonly RepositoryFile[]): Violation[] {
  return PACKAGES.map((name) => `${name}/src`).flatMap((root) => {
    const sources = files.filter((file) => file.path.startsWith(`${root}/`) && isSource(file));
    return [
      ...sources.flatMap((file) => forbiddenImports(root, file)),
      ...LISTED.flatMap((at) => tooMany(root + at, sources)),
    ];
  });
}

function forbiddenImports(root: string, file: RepositoryFile): Violation[] {
  const own = unitOf(root, file.path);
  if (!own) return [];
  const folder = path.posix.dirname(file.path);
  return [...file.text.matchAll(IMPORT)].flatMap(([, target = '']) => {
    const imported = target.startsWith('.') ? path.posix.join(folder, target) : target;
    if (isEntry(root, imported)) return [throughEntry(file)];
    const other = unitOf(root, imported);
    if (other?.kind !== 'pages' || other.name === own.name) return [];
    const message = `imports from ${other.name}: move what both need to ${root}/parts`;
    return [{ path: file.path, message }];
  });
}

/** One of the files that other packages import, or the name of the package itself. */
const isEntry = (root: string, imported: string): boolean =>
  ENTRIES.includes(imported.replace(root, '')) ||
  imported.startsWith(`@tipmark/${path.posix.basename(path.posix.dirname(root))}`);

const throughEntry = ({ path: filePath }: RepositoryFile): Violation => ({
  path: filePath,
  message: 'imports an entry of its own package: import the file itself',
});

function tooMany(at: string, sources: readonly RepositoryFile[]): Violation[] {
  const folders = new Set(
    sources.flatMap(({ path: filePath }) => {
      const [name = '', ...rest] = filePath.slice(at.length + 1).split('/');
      return filePath.startsWith(`${at}/`) && rest.length > 0 ? [name] : [];
    }),
  );
  if (folders.size <= MOST_FOLDERS) return [];
  const message = `has ${folders.size} folders, more than ${MOST_FOLDERS}: join those of one subject`;
  return [{ path: at, message }];
}
