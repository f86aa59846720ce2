/** A goal as the JSON files have it. */
export interface TextGoal {
  name: string;
  minute: string;
  penalty?: true;
  owngoal?: true;
}

const GOAL = new RegExp(
  [
    // A name; goals of the same player have it once.
    '\\s*(?<name>\\p{L}[^\\d(),;]*?)?\\s*',
    "(?<minute>\\d{1,3})(?!\\d)'?(?:\\+(?<plus>\\d{1,2})(?!\\d))?'?",
    '\\s*(?:\\(?(?<kind>pen|pk|og|o\\.\\s?g|p)\\.?\\)|(?<word>pen|og|o\\.g)\\b\\.?)?',
    '\\s*,?',
  ].join(''),
  'uyi',
);

const LAST_MINUTE = 150;

/**
 * Scorers of both sides: `Salah 12', 34' (pen.) Díaz 50'; Kane 90+2'`. Who scores an own goal stands
 * on the side it counts for.
 * @returns undefined when it cannot be read, or when one list stands for two sides that scored
 */
export function readTextGoals(
  text: string,
  final: readonly [number, number] | undefined,
): { goals1: TextGoal[]; goals2: TextGoal[] } | undefined {
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
    const name = groups?.['name'] ?? goals.at(-1)?.name;
    const { minute = '', plus, kind, word } = groups ?? {};
    if (groups === undefined || name === undefined || Number(minute) > LAST_MINUTE) {
      return undefined;
    }
    const mark = (kind ?? word ?? '').toLowerCase();
    goals.push({
      name: name.trim(),
      minute: plus === undefined ? minute : `${minute}+${plus}`,
      ...(mark.startsWith('p') ? { penalty: true } : {}),
      ...(mark.startsWith('o') ? { owngoal: true } : {}),
    });
  }
  return goals;
}
