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
  ['nursery', 'young generation'],
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
  ['unmet', 'unresolved'],
  ['voice', 'feed source'],
  ['wish', 'intent'],
  ['zeal', 'activity'],
]);

/** Names that others define, or that are stored or published. */
const FIXED: ReadonlySet<string> = new Set(['bringToFront']);

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const STRINGS = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const NAME = /[A-Za-z_$][\w$]*/g;

/** `MatchFate` and `match-fate` → match, fate. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Names of files and of everything in them use the words of the glossary. */
export function retiredWords(files: readonly RepositoryFile[]): Violation[] {
  return files.filter(isSource).flatMap((file) => {
    const code = file.text.replace(COMMENTS, '').replace(STRINGS, "''");
    const names = new Set([path.basename(file.path), ...(code.match(NAME) ?? [])]);
    return [...names].flatMap((name) =>
      wordsOf(name)
        .filter((word) => RETIRED.has(word) && !FIXED.has(name))
        .map((word) => ({
          path: file.path,
          message: `${name}: "${word}" is retired, the glossary has "${RETIRED.get(word)}"`,
        })),
    );
  });
}
