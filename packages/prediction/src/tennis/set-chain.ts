/** Chances of points won on serve by the first and by the second player. */
export type ServePoints = readonly [first: number, second: number];

const TIE_BREAK_POINTS = 7;

/** Probability of winning a service game in which every point on serve has the same probability. */
export function holdProbability(point: number): number {
  const other = 1 - point;
  const straight = point ** 4 * (1 + 4 * other + 10 * other ** 2);
  const deuce = 20 * (point * other) ** 3;
  return straight + (deuce * point ** 2) / (point ** 2 + other ** 2);
}

/** Probability that the first player, who serves first, wins a tie-break to 7 by 2. */
export function tieBreakProbability([first, second]: ServePoints): number {
  const bothWon = first * (1 - second);
  const bothLost = (1 - first) * second;
  const fromLevel = bothWon / (bothWon + bothLost);
  const memo = new Map<number, number>();
  const from = (won: number, lost: number): number => {
    if (won === TIE_BREAK_POINTS) return 1;
    if (lost === TIE_BREAK_POINTS) return 0;
    if (won === TIE_BREAK_POINTS - 1 && lost === TIE_BREAK_POINTS - 1) return fromLevel;
    const key = won * TIE_BREAK_POINTS + lost;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const isFirstServing = Math.floor((won + lost + 1) / 2) % 2 === 0;
    const point = isFirstServing ? first : 1 - second;
    const value = point * from(won + 1, lost) + (1 - point) * from(won, lost + 1);
    memo.set(key, value);
    return value;
  };
  return from(0, 0);
}

/** The average outcome of a set over who serves first. */
export interface SetOutcome {
  readonly win: number;
  readonly games: number;
}

/** Walks a set game by game, with a tie-break at 6:6. */
export function setOutcome(points: ServePoints): SetOutcome {
  const [one, other] = [walkSet(points, true), walkSet(points, false)];
  return { win: (one.win + other.win) / 2, games: (one.games + other.games) / 2 };
}

function walkSet(points: ServePoints, isFirstServing: boolean): SetOutcome {
  const holds = points.map(holdProbability);
  const tieBreak = isFirstServing
    ? tieBreakProbability(points)
    : 1 - tieBreakProbability([points[1], points[0]]);
  const reached = new Map<number, number>([[0, 1]]);
  let [win, games] = [0, 0];
  for (let played = 0; played < 12; played += 1) {
    const isFirst = (played % 2 === 0) === isFirstServing;
    const chance = isFirst ? (holds[0] ?? 0) : 1 - (holds[1] ?? 0);
    for (let won = 0; won <= Math.min(6, played); won += 1) {
      const state = won * 20 + (played - won);
      const probability = reached.get(state) ?? 0;
      if (probability === 0 || isOver(won, played - won)) continue;
      add(reached, state + 20, probability * chance);
      add(reached, state + 1, probability * (1 - chance));
    }
  }
  for (const [state, probability] of reached) {
    const [won, lost] = [Math.floor(state / 20), state % 20];
    if (won === 6 && lost === 6) {
      win += probability * tieBreak;
      games += probability * 13;
    } else if (isOver(won, lost)) {
      win += won > lost ? probability : 0;
      games += probability * (won + lost);
    }
  }
  return { win, games };
}

function isOver(won: number, lost: number): boolean {
  return Math.max(won, lost) >= 6 && Math.abs(won - lost) >= 2;
}

function add(sums: Map<number, number>, key: number, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

/** Final scores in sets with their probabilities, first player's sets first. */
export type SetScores = readonly (readonly [
  sets: readonly [number, number],
  probability: number,
])[];

/**
 * Scores of a match of independent sets: the loser's sets fall before the last one.
 * @param setWin chance of the first player to win a set, 0…1
 */
export function setScores(setWin: number, bestOf: 3 | 5): SetScores {
  const needed = (bestOf + 1) / 2;
  return Array.from({ length: needed }, (_, lost) => {
    const ways = lost === 0 ? 1 : lost === 1 ? needed : (needed * (needed + 1)) / 2;
    return [
      [[needed, lost], ways * setWin ** needed * (1 - setWin) ** lost],
      [[lost, needed], ways * (1 - setWin) ** needed * setWin ** lost],
    ] as const;
  }).flat();
}

/**
 * Chance to win a match of independent sets: the sum over the scores won, written out.
 * @param setWin chance to win a set, 0…1
 */
export function matchFromSet(setWin: number, bestOf: 3 | 5): number {
  if (bestOf === 3) return setWin ** 2 * (3 - 2 * setWin);
  return setWin ** 3 * (10 - 15 * setWin + 6 * setWin ** 2);
}
