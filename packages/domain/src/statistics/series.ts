import { goalsOf, type PlayedMatch } from './played-match.ts';

export const SERIES_KINDS = [
  'win',
  'unbeaten',
  'noWin',
  'loss',
  'draw',
  'over',
  'under',
  'bothScored',
  'cleanSheet',
  'notScored',
] as const;
export type SeriesKind = (typeof SERIES_KINDS)[number];
export type SeriesScope = 'all' | 'home' | 'away';

/** A streak up to the newest match of its scope. */
export interface Series {
  readonly kind: SeriesKind;
  readonly scope: SeriesScope;
  readonly count: number;
  /** Start of its first match, unix seconds. */
  readonly since: number;
}

/** Shorter streaks are not shown. */
export const MIN_SERIES = 3;

type Test = (own: number, other: number, line: number) => boolean;

const TESTS: Readonly<Record<SeriesKind, Test>> = {
  win: (own, other) => own > other,
  unbeaten: (own, other) => own >= other,
  noWin: (own, other) => own <= other,
  loss: (own, other) => own < other,
  draw: (own, other) => own === other,
  over: (own, other, line) => own + other > line,
  under: (own, other, line) => own + other < line,
  bothScored: (own, other) => own > 0 && other > 0,
  cleanSheet: (_own, other) => other === 0,
  notScored: (own) => own === 0,
};

/** Implied by the more specific one: a winning streak as long as the unbeaten one. */
const REPORTED_BY: Partial<Record<SeriesKind, SeriesKind>> = { unbeaten: 'win', noWin: 'loss' };

/**
 * Current streaks of a team over three matches or more, the longest first.
 * @param matches of the team, in any order
 * @param line main total line of the sport, 2.5 in soccer
 */
export function seriesOf(matches: readonly PlayedMatch[], teamId: number, line: number): Series[] {
  const newestFirst = matches
    .filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
    .toSorted((a, b) => b.startsAt - a.startsAt);
  const scopes: Record<SeriesScope, PlayedMatch[]> = {
    all: newestFirst,
    home: newestFirst.filter(({ homeId }) => homeId === teamId),
    away: newestFirst.filter(({ awayId }) => awayId === teamId),
  };
  const runs = (Object.keys(scopes) as SeriesScope[]).flatMap((scope) =>
    withoutRepeats(SERIES_KINDS.map((kind) => runOf(kind, scope, scopes[scope], teamId, line))),
  );
  return runs.toSorted((a, b) => b.count - a.count);
}

function runOf(
  kind: SeriesKind,
  scope: SeriesScope,
  newestFirst: readonly PlayedMatch[],
  teamId: number,
  line: number,
): Series {
  const end = newestFirst.findIndex((match) => {
    const [own, other] = goalsOf(match, teamId);
    return !TESTS[kind](own, other, line);
  });
  const count = end === -1 ? newestFirst.length : end;
  return { kind, scope, count, since: newestFirst[count - 1]?.startsAt ?? 0 };
}

function withoutRepeats(runs: readonly Series[]): Series[] {
  const countOf = (kind: SeriesKind | undefined) => runs.find((run) => run.kind === kind)?.count;
  return runs.filter(
    ({ kind, count }) => count >= MIN_SERIES && countOf(REPORTED_BY[kind]) !== count,
  );
}
