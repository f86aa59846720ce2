import type { MatchEvent, MatchListItem, MatchTimeline } from '@tipmark/contract';

export type Part = '1' | '2' | '3' | 'extra' | 'shootout' | 'whole';
export type Pair = readonly [home: number, away: number];
type PowerPlays = readonly [goals: number, of: number];

/** The values of one row in the parts where they are known. */
export type PlayedRow =
  | { readonly statistic: string; readonly counts: Readonly<Partial<Record<Part, Pair>>> }
  | {
      readonly statistic: 'powerPlays';
      readonly shares: Readonly<
        Partial<Record<Part, readonly [home: PowerPlays, away: PowerPlays]>>
      >;
    };

export interface Goalie {
  readonly side: MatchEvent['side'];
  readonly saves: number;
  readonly shots: number;
}

/** A shot of each side; undefined where it was not needed. */
export interface ShootoutRound {
  readonly home?: MatchEvent;
  readonly away?: MatchEvent;
}

export interface PlayedView {
  readonly parts: readonly Part[];
  readonly rows: readonly PlayedRow[];
  readonly goalies: readonly Goalie[];
  readonly shootout: readonly ShootoutRound[];
}

const PERIODS = ['1', '2', '3'] as const;
const SIDES = ['home', 'away'] as const;

type Sides = Pick<MatchListItem, 'home' | 'away'>;
type Statistics = MatchTimeline['figures'];

const pairOf = (home: number | null | undefined, away: number | null | undefined) =>
  typeof home === 'number' && typeof away === 'number' ? ([home, away] as const) : undefined;

/** The reported parts of the match, each with what the source counts in it. */
function countsOf<Count>(
  { figures: statistics, parts }: Pick<MatchTimeline, 'figures' | 'parts'>,
  read: (statistics: Statistics) => Count | undefined,
): Partial<Record<Part, Count>> {
  const named = PERIODS.map((part, index) => [part, read(parts[index] ?? [])] as const);
  const all = [...named, ['whole', read(statistics)] as const];
  return Object.fromEntries(all.filter(([, count]) => count !== undefined));
}

const statisticIn =
  (wanted: string) =>
  (statistics: Statistics): Pair | undefined => {
    const found = statistics.find(({ figure }) => figure === wanted);
    return found && [found.home, found.away];
  };

function powerPlaysIn(statistics: Statistics): readonly [PowerPlays, PowerPlays] | undefined {
  const [goals, all] = [
    statisticIn('powerPlayGoals')(statistics),
    statisticIn('powerPlays')(statistics),
  ];
  return (
    goals &&
    all && [
      [goals[0], all[0]],
      [goals[1], all[1]],
    ]
  );
}

const SHARED = new Set<string>(['powerPlays', 'powerPlayGoals']);

function statisticRows(course: MatchTimeline): PlayedRow[] {
  const known = course.figures.map(({ figure }) => figure).filter((one) => !SHARED.has(one));
  const rows = known.map((statistic) => ({
    statistic,
    counts: countsOf(course, statisticIn(statistic)),
  }));
  const shares = countsOf(course, powerPlaysIn);
  return shares.whole ? [...rows, { statistic: 'powerPlays', shares }] : rows;
}

function goalsByPart({ home, away }: Sides): Partial<Record<Part, Pair>> {
  const periods = PERIODS.map(
    (part, index) =>
      [part, pairOf(home.periodScores?.[index], away.periodScores?.[index])] as const,
  );
  const later = [
    ['extra', pairOf(home.extraScore, away.extraScore)],
    ['shootout', pairOf(home.penaltiesScore, away.penaltiesScore)],
    ['whole', pairOf(home.score, away.score)],
  ] as const;
  return Object.fromEntries([...periods, ...later].filter(([, goals]) => goals !== undefined));
}

/** Shots a goalie faced: saves and goals against; shots into an empty net count for no goalie. */
function goaliesOf(
  goals: Partial<Record<Part, Pair>>,
  course: MatchTimeline | undefined,
): Goalie[] {
  const saves = course && statisticIn('saves')(course.figures);
  if (!course || !saves || !goals['1']) return [];
  return SIDES.map((side, index) => {
    const other = (1 - index) as 0 | 1;
    const scored = ([...PERIODS, 'extra'] as const).reduce(
      (sum, part) => sum + (goals[part]?.[other] ?? 0),
      0,
    );
    const intoEmpty = course.events.filter(
      ({ type, side: of }) => type === 'empty_net_goal' && of === SIDES[other],
    ).length;
    const own = saves[index as 0 | 1];
    return { side, saves: own, shots: own + scored - intoEmpty };
  });
}

const isShot = ({ type }: MatchEvent) => type === 'shootout_goal' || type === 'shootout_miss';

/** Shots of both sides side by side, in the order they were taken. */
function shootoutOf(events: readonly MatchEvent[]): ShootoutRound[] {
  const shots = events.filter(isShot);
  const [home, away] = SIDES.map((side) => shots.filter((shot) => shot.side === side));
  const count = Math.max(home?.length ?? 0, away?.length ?? 0);
  return Array.from({ length: count }, (_, index) => {
    const [ofHome, ofAway] = [home?.[index], away?.[index]];
    return { ...(ofHome && { home: ofHome }), ...(ofAway && { away: ofAway }) };
  });
}

/**
 * A match as it was played: period by period, goalies and shoot-out, as far as reported. Undefined
 * where at most the result is known.
 */
export function asPlayed(match: Sides, course: MatchTimeline | undefined): PlayedView | undefined {
  const goals = goalsByPart(match);
  const statistics = course ? statisticRows(course) : [];
  if (!goals['1'] && statistics.length === 0) return undefined;
  const parts: Part[] = [
    ...PERIODS,
    ...(['extra', 'shootout'] as const).filter((part) => goals[part] !== undefined),
    'whole',
  ];
  return {
    parts,
    rows: [...(goals.whole ? [{ statistic: 'goals', counts: goals }] : []), ...statistics],
    goalies: goaliesOf(goals, course),
    shootout: shootoutOf(course?.events ?? []),
  };
}
