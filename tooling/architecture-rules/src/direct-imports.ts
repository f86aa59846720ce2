import {
  isSource,
  isTest,
  packageOf,
  type RepositoryFile,
  type Violation,
} from './repository-files.ts';
import { MAY_IMPORT } from './who-may-import-whom.ts';

const IMPORT = /(?:from|import|import\()\s*'@tipmark\/([a-z0-9-]+)/g;

/**
 * Checks the dependencies of each package and the imports of its production code against the table;
 * a package missing from the table is rejected too.
 */
export function directImports(files: readonly RepositoryFile[]): Violation[] {
  return files.filter(({ path }) => /^(apps|packages)\//.test(path)).flatMap(violationsOf);
}

function violationsOf(file: RepositoryFile): Violation[] {
  const name = packageOf(file).split('/')[1] ?? '';
  if (name === 'test-kit') return [];
  const imported = importedBy(file);
  const allowed = MAY_IMPORT[name];
  if (!allowed) {
    const message = `"${name}" has no row in who-may-import-whom.ts`;
    return file.path.endsWith('/package.json') ? [{ path: file.path, message }] : [];
  }
  return imported
    .filter((other) => other !== name && !allowed.includes(other))
    .map((other) => ({
      path: file.path,
      message: `${name} may not import ${other}; it may import ${allowed.join(', ') || 'nothing of ours'}`,
    }));
}

function importedBy(file: RepositoryFile): string[] {
  if (/^(apps|packages)\/[^/]+\/package\.json$/.test(file.path)) {
    const { dependencies = {} } = JSON.parse(file.text) as { dependencies?: object };
    return Object.keys(dependencies).flatMap((name) => name.match(/^@tipmark\/(.+)/)?.[1] ?? []);
  }
  const isProduction = /^[^/]+\/[^/]+\/(src|server)\//.test(file.path) && !isTest(file);
  if (!isProduction || !isSource(file)) return [];
  return [...file.text.matchAll(IMPORT)].map(([, name = '']) => name);
}
