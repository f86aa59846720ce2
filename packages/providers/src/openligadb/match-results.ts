import { listOf, pairOf, reach } from '../values/soft.ts';

type Pair = [home: number, away: number];

/** Results of a match by what they mean. */
export interface MatchResults {
  readonly half?: Pair;
  /** As it is called; after edits it can hold the shoot-out. */
  readonly end?: Pair;
  /** After 120 minutes. */
  readonly afterExtra?: Pair;
  readonly shootout?: Pair;
}

type Meaning = keyof MatchResults;

/** In this order: `Ergebnis nach Ende der Verlängerung` is no end of ninety minutes. */
const BY_NAME: readonly (readonly [RegExp, Meaning])[] = [
  [/elfmeter|penalt/i, 'shootout'],
  [/verl(?:ä|ae)ngerung|extra ?time|n\.\s?v\./i, 'afterExtra'],
  [/halbzeit|pause/i, 'half'],
  [/endergebnis|nach 90|regul(?:ä|ae)r|ende der offiziellen|nachspielzeit/i, 'end'],
];
/** Ids of the other two differ by league. */
const BY_TYPE: Readonly<Record<number, Meaning>> = { 1: 'half', 2: 'end' };

/** Results in any order: the name of each decides, then its description, then its id. */
export function matchResults(rows: unknown): MatchResults {
  const results: { [Key in Meaning]?: Pair } = {};
  for (const row of listOf(rows)) {
    const goals = pairOf(reach(row, 'pointsTeam1'), reach(row, 'pointsTeam2'));
    const meaning =
      meaningOf(reach(row, 'resultName')) ??
      meaningOf(reach(row, 'resultDescription')) ??
      BY_TYPE[Number(reach(row, 'resultTypeID'))];
    if (goals !== undefined && meaning !== undefined) results[meaning] = goals;
  }
  return results;
}

function meaningOf(text: unknown): Meaning | undefined {
  if (typeof text !== 'string') return undefined;
  return BY_NAME.find(([pattern]) => pattern.test(text))?.[1];
}
