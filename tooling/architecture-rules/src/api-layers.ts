import path from 'node:path';
import { isSource, isTest, type RepositoryFile, type Violation } from './repository-files.ts';
import { API_AREAS } from './who-may-import-whom.ts';

const SOURCE = 'apps/api/src/';
const IMPORT = /(?:from|import\()\s*'(\.\.?\/[^']+)'/g;

interface Import {
  from: string;
  to: string;
  file: string;
}

/** `matches/odds` of `apps/api/src/matches/odds/x.ts`; files beside the folders form one too. */
function folderOf(filePath: string): string {
  const [area = '', folder = '', ...rest] = filePath.slice(SOURCE.length).split('/');
  return rest.length > 0 ? `${area}/${folder}` : area;
}

const areaOf = (folder: string): string => folder.split('/')[0] ?? '';

function importsOf(file: RepositoryFile): Import[] {
  return [...file.text.matchAll(IMPORT)].flatMap(([, target = '']) => {
    const imported = path.posix.join(path.posix.dirname(file.path), target);
    const [from, to] = [folderOf(file.path), folderOf(imported)];
    return imported.startsWith(SOURCE) && from !== to ? [{ from, to, file: file.path }] : [];
  });
}

/**
 * The API's areas are ordered: none imports one above it. Entries beside the areas (`main.ts`) may
 * import everything.
 */
export function apiLayers(files: readonly RepositoryFile[]): Violation[] {
  const imports = files
    .filter((file) => file.path.startsWith(SOURCE) && isSource(file) && !isTest(file))
    .flatMap(importsOf)
    .filter(({ from, to }) => API_AREAS.includes(areaOf(from)) && API_AREAS.includes(areaOf(to)));
  return upward(imports);
}

function upward(imports: readonly Import[]): Violation[] {
  return imports
    .filter(({ from, to }) => API_AREAS.indexOf(areaOf(to)) > API_AREAS.indexOf(areaOf(from)))
    .map(({ from, to, file }) => ({
      path: file,
      message: `imports ${to}, which stands above ${areaOf(from)}: pass it in, or move what is needed down`,
    }));
}
