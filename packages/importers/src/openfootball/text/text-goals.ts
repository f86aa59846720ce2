/** A goal as the JSON files have it. */
export interface TextGoal {
  name: string;
  minute: string;
  penalty?: true;
  owngoal?: true;
}

/** The minute of a goal and what kind of a goal it was: `90+2'`, `40pen`, `57' (og)`. */
const MARK = [
  "(?<minute>\\d{1,3})(?!\\d)'?(?:\\+(?<plus>\\d{1,2})(?!\\d))?'?",
  '\\s*(?:\\(?(?<kind>pen|pk|og|o\\.\\s?g|p)\\.?\\)|(?<word>pen|og|o\\.g)\\b\\.?|\\([fh]\\))?',
].join('');
const NAME = '\\p{L}[^\\d(),;]*?';
/** Goals of the same player have the name once. */
const GOAL = new RegExp(`\\s*(?<name>${NAME})?\\s*${MARK}\\s*,?`, 'uyi');
const COUNTED = new RegExp(
  `\\s*(?<home>\\d{1,2})[-:](?<away>\\d{1,2})\\s+(?<name>${NAME})\\s+${MARK}\\s*[,;]?`,
  'uyi',
);

const LAST_MINUTE = 150;

interface TextGoals {
  goals1: TextGoal[];
  goals2: TextGoal[];
}

/**
 * Scorers of both sides, or after the score that each goal made (`1-0 Dahl 8', 1-1 Kane 50'`):
 * `Salah 12', 34' (pen.) Díaz 50'; Kane 90+2'`. The scorer of an own goal is on the side it counts
 * for.
 * @returns undefined when it cannot be read, or when there is one list for two sides that scored
 */
export function readTextGoals(
  text: string,
  final: readonly [number, number] | undefined,
): TextGoals | undefined {
  if (/^\s*\d{1,2}[-:]\d/.test(text)) return readCounted(text.trim(), final);
  const [first = '', second, ...more] = text.split(';');
  if (more.length > 0) return undefined;
  const goals1 = readSide(first);
  if (goals1 === undefined) return undefined;
  if (second !== undefined) {
    const goals2 = readSide(second);
    return goals2 === undefined ? undefined : { goals1, goals2 };
  }
  if (final === undefined || (final[0] > 0 && final[1] > 0)) return undefined;
  return final[1] > 0 ? { goals1: [], goals2: goals1 } : { goals1, goals2: [] };
}

function readSide(text: string): TextGoal[] | undefined {
  const side = text.trim();
  if (side === '' || side === '-') return [];
  const goals: TextGoal[] = [];
  for (let at = 0; at < side.length; at = GOAL.lastIndex) {
    GOAL.lastIndex = at;
    const { groups } = GOAL.exec(side) ?? {};
    const goal = goalOf(groups, goals.at(-1)?.name);
    if (goal === undefined) return undefined;
    goals.push(goal);
  }
  return goals;
}

type Groups = Partial<Record<string, string>>;

function goalOf(groups: Groups | undefined, nameBefore?: string): TextGoal | undefined {
  const name = groups?.['name'] ?? nameBefore;
  const { minute = '', plus, kind, word } = groups ?? {};
  if (groups === undefined || name === undefined || Number(minute) > LAST_MINUTE) return undefined;
  const mark = (kind ?? word ?? '').toLowerCase();
  return {
    name: name.trim(),
    minute: plus === undefined ? minute : `${minute}+${plus}`,
    ...(mark.startsWith('p') ? { penalty: true } : {}),
    ...(mark.startsWith('o') ? { owngoal: true } : {}),
  };
}

/**
 * A goal belongs to the side whose count goes up; a count that skips or ends elsewhere is invalid.
 */
function readCounted(list: string, final: readonly [number, number] | undefined) {
  const goals1: TextGoal[] = [];
  const goals2: TextGoal[] = [];
  for (let at = 0; at < list.length; at = COUNTED.lastIndex) {
    COUNTED.lastIndex = at;
    const { groups } = COUNTED.exec(list) ?? {};
    const goal = goalOf(groups);
    const ofHome = Number(groups?.['home']) - goals1.length;
    const ofAway = Number(groups?.['away']) - goals2.length;
    if (goal === undefined || ofHome + ofAway !== 1 || ofHome * ofAway !== 0) return undefined;
    (ofHome === 1 ? goals1 : goals2).push(goal);
  }
  const isWhole = goals1.length === final?.[0] && goals2.length === final[1];
  return isWhole ? { goals1, goals2 } : undefined;
}
