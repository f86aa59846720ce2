import path from 'node:path';
import { isSource, type RepositoryFile, type Violation } from './repository-files.ts';

/**
 * Words that `docs/glossary.md` replaced, and their replacements. Add one when its last use is
 * renamed.
 */
const RETIRED: ReadonlyMap<string, string> = new Map([
  ['anew', 'again, new'],
  ['beside', 'aside, next to'],
  ['bring', 'load'],
  ['brought', 'loaded'],
  ['dear', 'expensive'],
  ['deed', 'action'],
  ['deeds', 'actions'],
  ['door', 'entry'],
  ['ear', 'client'],
  ['ears', 'clients'],
  ['fate', 'disruption'],
  ['kept', 'cached, stored or retained'],
  ['kindred', 'equivalent'],
  ['likeness', 'realism report'],
  ['news', 'notifications, events or updates'],
  ['nursery', 'young generation'],
  ['picture', 'share image or image'],
  ['pictures', 'share images or images'],
  ['said', 'reported'],
  ['says', 'reports'],
  ['shelf', 'local store'],
  ['slip', 'typo'],
  ['spoil', 'invalidate'],
  ['spoken', 'label'],
  ['stranger', 'invalid token'],
  ['taste', 'preference'],
  ['teller', 'notifier'],
  ['tellers', 'reporters'],
  ['tells', 'reports'],
  ['temper', 'discipline'],
  ['think', 'choose'],
  ['thought', 'idea'],
  ['thoughts', 'ideas'],
  ['told', 'reported or notified'],
  ['unmet', 'unresolved'],
  ['voice', 'feed source'],
  ['wish', 'intent'],
  ['words', 'messages, tokens or parameters'],
  ['zeal', 'activity'],
]);

/** Names that others define, or that are stored or published. */
const FIXED: ReadonlySet<string> = new Set([
  'bringToFront',
  // a key of crests in feed records, and an element of HTML
  'picture',
  'SearchWordsTable',
  // of rows of `match_notifications`, and of the browser's storage
  'told',
  'toldAtSeconds',
]);
/** Columns, tables and kinds of stored rows: `told_rev`, `match_news`. */
const STORED = /^[a-z]+(?:_[a-z]+)+$/;

/** Where a word has its own meaning: editorial news, and values in words. */
const PHRASES = /(?:contest|product|site|team)[\s_-]?news|in[\s_-]?words/gi;

/** Where names of one word are meant: of languages, of commands, of this rule, of a stored row. */
const ALLOWED_IN: readonly (readonly [RegExp, string])[] = [
  [/^packages\/(?:importers|simulator)\/|\/matches\/knock-out\.ts$/, 'words'],
  [/^tooling\/(?:architecture-rules|bootstrap)\//, 'words'],
  [/\/retired-words\.ts$/, 'news'],
  [/\/ingest\/rows\/rows-as-table\.test\.ts$/, 'words'],
  [/\/(?:draft-notification|notify-of-match)\.ts$/, 'news'],
  [/^packages\/web-server\/src\//, 'pictures'],
];

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const STRINGS = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const NAME = /[A-Za-z_$][\w$]*/g;

/** `MatchFate` and `match-fate` → match, fate. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const retiredIn = (name: string): string[] =>
  FIXED.has(name) || STORED.test(name)
    ? []
    : wordsOf(name.replace(PHRASES, '')).filter((word) => RETIRED.has(word));

/** Names of files and of everything in them use the words of the glossary. */
export function retiredWords(files: readonly RepositoryFile[]): Violation[] {
  return files.filter(isSource).flatMap((file) => {
    const code = file.text.replace(COMMENTS, '').replace(STRINGS, "''");
    const names = new Set([path.basename(file.path), ...(code.match(NAME) ?? [])]);
    return [...names].flatMap((name) =>
      retiredIn(name)
        .filter((word) => !ALLOWED_IN.some(([at, meant]) => meant === word && at.test(file.path)))
        .map((word) => ({
          path: file.path,
          message: `${name}: "${word}" is retired, the glossary has "${RETIRED.get(word)}"`,
        })),
    );
  });
}
