import { isSource, type RepositoryFile, type Violation } from './repository-files.ts';

const NAMED_FOLDERS = /^(apps|packages)\/[^/]+\/(src|server)\//;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.(tsx?|mjs)$/;
const COMPONENT = /^[A-Z][A-Za-z0-9]*(\.[a-z]+)*\.tsx$/;
const FOLDERS = /^([a-z0-9]+(-[a-z0-9]+)*\/)+$/;

/** Folders and files in kebab-case, a component's file in PascalCase. */
export function fileNames(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter((file) => NAMED_FOLDERS.test(file.path) && isSource(file))
    .filter(({ path }) => {
      const start = path.lastIndexOf('/') + 1;
      const name = path.slice(start);
      return !FOLDERS.test(path.slice(0, start)) || !(KEBAB.test(name) || COMPONENT.test(name));
    })
    .map(({ path }) => ({
      path,
      message: 'name folders and files in kebab-case, the file of a component in PascalCase',
    }));
}
