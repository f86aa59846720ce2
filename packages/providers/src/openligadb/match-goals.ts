import { countOf, keyOf, listOf, reach, textOf } from '../values/soft.ts';

type Pair = readonly [home: number, away: number];

export interface ReadGoal {
  readonly path: string;
  readonly key: string;
  readonly side: 'home' | 'away';
  /** Score with this goal. */
  readonly score: Pair;
  readonly minute: number | undefined;
  readonly stoppage: number | undefined;
  readonly player: string | undefined;
  readonly isPenalty: boolean;
  readonly isOwnGoal: boolean;
}

export interface GoalList {
  /** Of ninety minutes and extra time, in their order. */
  readonly goals: readonly ReadGoal[];
  /** Kicks of a shoot-out that went in: the missed ones are in no list. */
  readonly shootout: Pair;
  /** Paths of rows that fit no score. */
  readonly unfit: readonly string[];
}

const SHOOTOUT = /elfmeterschie(?:ß|ss)en|penalty shoot/i;
const STOPPAGE = /^\+\s?(\d{1,2})\b/;

interface Row {
  readonly row: unknown;
  readonly path: string;
  readonly score: Pair | undefined;
}

/**
 * Goals of a list in any order. They have the running score only: a goal is of the side whose score
 * it raised by one. That of a shoot-out goes on from the score before it, or begins with 0:0.
 */
export function matchGoals(list: unknown): GoalList {
  const rows = listOf(list)
    .map((row, index): Row => ({ row, path: `goals[${index}]`, score: scoreOf(row) }))
    .toSorted(
      (one, other) => totalOf(one.score) - totalOf(other.score) || minuteOf(one) - minuteOf(other),
    );
  const isKick = ({ row }: Row) => SHOOTOUT.test(String(reach(row, 'comment')));
  const played = raises(
    rows.filter((row) => !isKick(row)),
    [0, 0],
  );
  const goals = played.steps.map(({ of, side, score }) =>
    goalOf(of.row, { path: of.path, side, score }),
  );
  const kicks = rows.filter(isKick);
  const [first] = kicks;
  const isFromZero = totalOf(first?.score) === 1;
  const shots = raises(kicks, isFromZero ? [0, 0] : played.standing);
  const ofHome = shots.steps.filter(({ side }) => side === 'home').length;
  return {
    goals,
    shootout: [ofHome, shots.steps.length - ofHome],
    unfit: [...played.unfit, ...shots.unfit],
  };
}

interface Step {
  readonly of: Row;
  readonly side: 'home' | 'away';
  readonly score: Pair;
}

/** Rows whose score is one above that of the row before. */
function raises(
  rows: readonly Row[],
  start: Pair,
): { steps: Step[]; unfit: string[]; standing: Pair } {
  const steps: Step[] = [];
  const unfit: string[] = [];
  let standing = start;
  for (const of of rows) {
    const side = of.score && raisedSide(standing, of.score);
    if (of.score === undefined || side === undefined) {
      unfit.push(of.path);
      continue;
    }
    standing = of.score;
    steps.push({ of, side, score: of.score });
  }
  return { steps, unfit, standing };
}

function scoreOf(row: unknown): Pair | undefined {
  const home = countOf(reach(row, 'scoreTeam1'), 99);
  const away = countOf(reach(row, 'scoreTeam2'), 99);
  return home === undefined || away === undefined ? undefined : [home, away];
}

/** Of two rows with as many goals the later one is wrong. */
const minuteOf = ({ row }: Row): number =>
  countOf(reach(row, 'matchMinute'), 150) ?? Number.MAX_SAFE_INTEGER;

const totalOf = (score: Pair | undefined): number =>
  score === undefined ? Number.POSITIVE_INFINITY : score[0] + score[1];

function raisedSide([home, away]: Pair, [nowHome, nowAway]: Pair): 'home' | 'away' | undefined {
  if (nowHome === home + 1 && nowAway === away) return 'home';
  return nowHome === home && nowAway === away + 1 ? 'away' : undefined;
}

function goalOf(row: unknown, known: Pick<ReadGoal, 'path' | 'side' | 'score'>): ReadGoal {
  const comment = textOf(reach(row, 'comment')) ?? '';
  return {
    ...known,
    key: keyOf(reach(row, 'goalID')) ?? known.score.join('-'),
    minute: countOf(reach(row, 'matchMinute'), 150),
    stoppage: countOf(STOPPAGE.exec(comment)?.[1], 60),
    player: playerName(reach(row, 'goalGetterName')),
    isPenalty: reach(row, 'isPenalty') === true,
    isOwnGoal: reach(row, 'isOwnGoal') === true,
  };
}

/** Some users write `Poulsen, Yussuf`. */
function playerName(value: unknown): string | undefined {
  return textOf(value)?.replace(/^([^,]+), ([^,]+)$/, '$2 $1');
}
