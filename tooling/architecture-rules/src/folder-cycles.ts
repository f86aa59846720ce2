import path from 'node:path';
import {
  isSource,
  isTest,
  packageOf,
  type RepositoryFile,
  type Violation,
} from './repository-files.ts';

const IMPORT =
  /(?:import|export)\s+(type\s)?(?:\{([^}]*)\}|[\w$*,\s]+?)?\s*(?:from\s*)?'(\.\.?\/[^']+)'|import\(\s*(?:\/\*.*?\*\/\s*)?'(\.\.?\/[^']+)'/g;
/** Small packages may share types both ways between their folders. */
const FOLDERS_WITH_TYPES = 10;

interface Import {
  readonly file: string;
  readonly target: string;
  readonly isTypeOnly: boolean;
}

/**
 * In every folder of every package, what stands in it does not import each other in a cycle that
 * passes through one of its folders. From ten folders on, imports of types count too.
 */
export function folderCycles(files: readonly RepositoryFile[]): Violation[] {
  const production = files.filter((file) => isSource(file) && !isTest(file));
  return [...Map.groupBy(production, packageOf)].flatMap(([, ofPackage]) => cyclesOf(ofPackage));
}

function cyclesOf(files: readonly RepositoryFile[]): Violation[] {
  const folders = new Set(files.map((file) => path.posix.dirname(file.path)));
  const withTypes = folders.size >= FOLDERS_WITH_TYPES;
  const imports = files.flatMap(importsOf).filter(({ isTypeOnly }) => withTypes || !isTypeOnly);
  return levelsOf(folders).flatMap((level) => cyclesAt(level, imports));
}

function importsOf({ path: file, text }: RepositoryFile): Import[] {
  return [...text.matchAll(IMPORT)].map(([, type, names, fixed = '', lazy]) => ({
    file,
    target: path.posix.join(path.posix.dirname(file), lazy ?? fixed),
    isTypeOnly: type !== undefined || isTypes(names),
  }));
}

/** `type A, type B`: each of the names is a type. */
function isTypes(names: string | undefined): boolean {
  const each = (names ?? '').split(',').flatMap((name) => name.trim() || []);
  return each.length > 0 && each.every((name) => name.startsWith('type '));
}

/** The folders, and those they stand in. */
function levelsOf(folders: ReadonlySet<string>): readonly string[] {
  const levels = new Set<string>();
  for (const folder of folders) {
    for (let level = folder; level !== '.'; level = path.posix.dirname(level)) levels.add(level);
  }
  return [...levels];
}

/** What stands directly in a folder: a file of it, or a folder with a slash behind it. */
function nodeAt(level: string, filePath: string): string | undefined {
  if (!filePath.startsWith(`${level}/`)) return undefined;
  const [first = '', ...rest] = filePath.slice(level.length + 1).split('/');
  return rest.length > 0 ? `${first}/` : first;
}

function cyclesAt(level: string, imports: readonly Import[]): Violation[] {
  const edges = imports.flatMap(({ file, target }) => {
    const [from, to] = [nodeAt(level, file), nodeAt(level, target)];
    return from !== undefined && to !== undefined && from !== to ? [{ from, to, file }] : [];
  });
  const reach = reachOf(edges);
  const isCycle = (from: string, to: string) => reach(to).has(from);
  const throughFolder = (node: string) =>
    [...reach(node)].some((other) => other.endsWith('/') && reach(other).has(node));
  return edges
    .filter(({ from, to }) => isCycle(from, to) && throughFolder(from))
    .map(({ to, file }) => ({
      path: file,
      message: `imports ${level}/${to}, which imports it back, by itself or through others`,
    }));
}

/** Everything a node imports, by itself or through others. */
function reachOf(edges: readonly { readonly from: string; readonly to: string }[]) {
  const next = Map.groupBy(edges, ({ from }) => from);
  const known = new Map<string, ReadonlySet<string>>();
  return (node: string): ReadonlySet<string> => {
    const found = known.get(node);
    if (found) return found;
    const reached = new Set<string>();
    const open = [node];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const { to } of next.get(at) ?? []) {
        if (reached.has(to)) continue;
        reached.add(to);
        open.push(to);
      }
    }
    known.set(node, reached);
    return reached;
  };
}
