import { flatMessages, keyForms } from './locale-keys.ts';
import {
  isSource,
  isTest,
  packageOf,
  type RepositoryFile,
  type Violation,
} from './repository-files.ts';

const SHARED = ['packages/match-features', 'packages/i18n'];
const HOST = 'apps/shell';
/** The host, and the packages that it shows with its own messages. */
const IN_HOST =
  /^(?:apps\/shell|packages\/(?:header-search|promo-layer|responsible-play|remote-kit))$/;
/** `t('a.b')` and `t(isIt ? 'a.b' : 'a.c')`; concatenated keys are not checked. */
const LOOKUP = /\bt\(\s*(?:[^'"`()]*\? *)?'([^']+)'(?:\s*:\s*'([^']+)')?/g;

function remotesOf(files: readonly RepositoryFile[]): string[] {
  const manifests = files.filter(({ path }) => /^apps\/[^/]+\/package\.json$/.test(path));
  return manifests.filter(({ text }) => text.includes('"./remote"')).map(packageOf);
}

function messagesOf(files: readonly RepositoryFile[], dir: string): string[] {
  return files
    .filter((file) => packageOf(file) === dir && /\/locales\/ru\/[^/]+\.json$/.test(file.path))
    .flatMap((file) => [...keyForms(flatMessages(JSON.parse(file.text))).keys()]);
}

/**
 * Keys are in their file in full, or without the name the file is put under: `match.tips` as
 * `tips`.
 */
const isKnown = (key: string, messages: ReadonlySet<string>): boolean =>
  messages.has(key) || messages.has(key.slice(key.indexOf('.') + 1));

/** Packages of the host have namespaces of their own, whose keys may have one part. */
const isChecked = (key: string, dir: string): boolean =>
  key.includes('.') || (IN_HOST.test(dir) && dir !== HOST);

/**
 * A screen that looks up a missing message would show its key. A shared flow may also use messages
 * its remotes provide, such as the title of their results.
 */
export function knownMessages(files: readonly RepositoryFile[]): Violation[] {
  const remotes = remotesOf(files);
  const ofHost = new Set(files.map(packageOf).filter((dir) => IN_HOST.test(dir)));
  return [
    ...remotes.flatMap((dir) => unknownIn(dir, [dir, ...SHARED], files)),
    ...unknownIn('packages/match-features', [...remotes, ...SHARED], files),
    ...[...ofHost].flatMap((dir) => unknownIn(dir, [dir, HOST, ...SHARED], files)),
  ];
}

function unknownIn(
  dir: string,
  sources: readonly string[],
  files: readonly RepositoryFile[],
): Violation[] {
  const messages = new Set(sources.flatMap((source) => messagesOf(files, source)));
  return files
    .filter((file) => packageOf(file) === dir && isSource(file) && !isTest(file))
    .flatMap((file) =>
      [...file.text.matchAll(LOOKUP)]
        .flatMap(([, one, other]) => [one, other])
        .map((key) => key?.replace(/^[a-z]+:/, ''))
        .filter((key) => key !== undefined && isChecked(key, dir) && !isKnown(key, messages))
        .map((key) => ({
          path: file.path,
          message: `looks up "${key}", which no locale file has`,
        })),
    );
}
