/** Rows of both keyboard layouts: their neighbours are typed one after the other. */
const ROWS = [
  '`1234567890-=',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
];
const KEY_POSITIONS = new Map(
  ROWS.flatMap((row, index) => [...row].map((key, at) => [key, index * 100 + at] as const)),
);
/** Shorter runs occur in any text. */
const MIN_RUN = 3;
/** Guessed as a few characters: a run is its first character and its length. */
const FEWEST_PARTS = 8;

/** Letters and digits are listed one after the other; emoji have no order anybody knows. */
const isListed = (character: string) => /[\p{L}\p{Nd}]/u.test(character);

/** The step from one character to the next, where it is one of a run. */
function stepsOf(from: string, to: string): string[] {
  const step = (to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0);
  const [here, there] = [KEY_POSITIONS.get(from), KEY_POSITIONS.get(to)];
  const keys = here === undefined || there === undefined ? Number.NaN : there - here;
  return [
    ...(step === 0 || (Math.abs(step) === 1 && isListed(from)) ? [`code ${step}`] : []),
    ...(Math.abs(keys) === 1 ? [`keys ${keys}`] : []),
  ];
}

/** Characters that the run beginning at `start` has; 1 where none begins. */
function lengthOfRun(characters: readonly string[], start: number): number {
  let steps: string[] | undefined;
  let end = start;
  while (end + 1 < characters.length) {
    const found = stepsOf(characters[end] ?? '', characters[end + 1] ?? '');
    const both: string[] = steps === undefined ? found : steps.filter((one) => found.includes(one));
    if (both.length === 0) break;
    steps = both;
    end += 1;
  }
  const length = end - start + 1;
  return length >= MIN_RUN ? length : 1;
}

/** A text that is one part again and again counts as this part once. */
function withoutRepetition(characters: readonly string[]): readonly string[] {
  const { length } = characters;
  for (let period = 1; period <= length / 2; period += 1) {
    const isRepeated = characters.every(
      (character, at) => at < period || character === characters[at - period],
    );
    if (isRepeated) return characters.slice(0, period);
  }
  return characters;
}

/**
 * Whether a password is little more than runs and repetitions, however long: `aaaabbbbccccdddd`,
 * `abcd1234qwer`, `xkxkxkxkxkxk`.
 * @param password in lower case
 */
export function isMadeOfRuns(password: string): boolean {
  const characters = withoutRepetition([...password]);
  let parts = 0;
  for (let at = 0; at < characters.length; parts += 1) at += lengthOfRun(characters, at);
  return parts < FEWEST_PARTS && parts < [...password].length;
}
