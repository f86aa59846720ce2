import {
  hiddenSpread,
  type MatchKind,
  type ServePoints,
  shifted,
  underPressure,
} from './tennis-strength.ts';

const { floor, min, max } = Math;
const Floats = Float64Array;

export interface TennisProbabilities {
  readonly win: number;
  /** Chance of a set. */
  readonly set: number;
  /** Chance of so many games in the match. */
  readonly games: readonly number[];
  /** Chance of so many sets. */
  readonly sets: readonly number[];
  /** Chance of every score in sets, `2-1`, home first. */
  readonly scores: Readonly<Record<string, number>>;
}

/** Probability of winning a service game from its first point. */
export function hold(point: number): number {
  const lost = 1 - point;
  const pressed = underPressure(point);
  const deuce = holdFromDeuce(point);
  const ahead = point + lost * deuce;
  const behind = pressed * deuce;
  // From 30:30, the same as deuce, backwards: what the server has of four points, and the other.
  const [at40to15, at15to40] = [point + lost * ahead, pressed * behind];
  const [at40to0, at0to40] = [point + lost * at40to15, pressed * at15to40];
  const at30to15 = point * at40to15 + lost * deuce;
  const at15to30 = point * deuce + lost * at15to40;
  const at30to0 = point * at40to0 + lost * at30to15;
  const at0to30 = point * at15to30 + lost * at0to40;
  const at15 = point * at30to15 + lost * at15to30;
  return point * (point * at30to0 + lost * at15) + lost * (point * at15 + lost * at0to30);
}

export function holdFromDeuce(point: number): number {
  const lost = 1 - point;
  return point ** 2 / (1 - point * lost - lost * underPressure(point));
}

/** Chance of home to win a tie-break to seven by two, serving first. */
function tieBreak([home, away]: ServePoints): number {
  const [bothWon, bothLost] = [home * (1 - away), (1 - home) * away];
  const reached = new Floats(64);
  reached[0] = 1;
  let win = 0;
  for (let played = 0; played < 12; played += 1) {
    const isHome = floor((played + 1) / 2) % 2 === 0;
    const chance = isHome ? home : 1 - away;
    for (let won = max(0, played - 6); won <= min(6, played); won += 1) {
      const state = won * 8 + played - won;
      const here = reached[state] ?? 0;
      if (won === 6) win += here * chance;
      else reached[state + 8] = (reached[state + 8] ?? 0) + here * chance;
      if (played - won < 6) reached[state + 1] = (reached[state + 1] ?? 0) + here * (1 - chance);
    }
  }
  return win + ((reached[54] ?? 0) * bothWon) / (bothWon + bothLost);
}

const MOST_SET_GAMES = 13;

/** Games of a set, won and lost by home, whoever serves first. */
function setGames(serve: ServePoints) {
  const holds = serve.map(hold);
  const breaks = [tieBreak(serve), 1 - tieBreak([serve[1], serve[0]])];
  const won = new Floats(MOST_SET_GAMES + 1);
  const lost = new Floats(MOST_SET_GAMES + 1);
  for (const first of [0, 1]) {
    const reached = new Floats(8 * 8);
    reached[0] = 0.5;
    for (let played = 0; played < 12; played += 1) {
      const isHome = played % 2 === first;
      const chance = isHome ? (holds[0] ?? 0) : 1 - (holds[1] ?? 0);
      for (let home = 0; home <= min(6, played); home += 1) {
        const away = played - home;
        const here = away > 6 ? 0 : (reached[home * 8 + away] ?? 0);
        if (here === 0) continue;
        step(reached, won, home + 1, away, here * chance);
        step(reached, lost, away + 1, home, here * (1 - chance), true);
      }
    }
    const level = reached[54] ?? 0;
    won[13] = (won[13] ?? 0) + level * (breaks[first] ?? 0.5);
    lost[13] = (lost[13] ?? 0) + level * (1 - (breaks[first] ?? 0.5));
  }
  return { won, lost };
}

/** The same over all that a set may be like on such a day. */
function anySetGames(serve: ServePoints, spread: number): ReturnType<typeof setGames> {
  const won = new Floats(MOST_SET_GAMES + 1);
  const lost = new Floats(MOST_SET_GAMES + 1);
  for (const [deviations, weight] of SETS) {
    const one = setGames(shifted(serve, spread, deviations));
    for (let games = 6; games <= MOST_SET_GAMES; games += 1) {
      won[games] = (won[games] ?? 0) + weight * (one.won[games] ?? 0);
      lost[games] = (lost[games] ?? 0) + weight * (one.lost[games] ?? 0);
    }
  }
  return { won, lost };
}

/** A side has won a game: the set continues, or is over. */
function step(
  reached: Float64Array,
  over: Float64Array,
  winner: number,
  loser: number,
  chance: number,
  isSwapped = false,
): void {
  if (winner >= 6 && winner - loser >= 2) {
    over[winner + loser] = (over[winner + loser] ?? 0) + chance;
    return;
  }
  const state = isSwapped ? loser * 8 + winner : winner * 8 + loser;
  reached[state] = (reached[state] ?? 0) + chance;
}

/** Gauss–Hermite: standard deviations from the middle, and their weights. */
type Deviations = readonly (readonly [deviations: number, weight: number])[];

/** Possible forms of a set of a match. */
export const SETS: Deviations = [
  [-1.73205, 1 / 6],
  [0, 2 / 3],
  [1.73205, 1 / 6],
];

/** Possible forms of the day of the two. */
export const DAYS: Deviations = [
  [-2.857, 0.01126],
  [-1.3556, 0.22208],
  [0, 0.53333],
  [1.3556, 0.22208],
  [2.857, 0.01126],
];

/** Pre-match probabilities: over all possible forms of the day. */
export function tennisProbabilities(serve: ServePoints, kind: MatchKind): TennisProbabilities {
  const days = DAYS.map(([deviations, weight]) => {
    const ofDay = shifted(serve, hiddenSpread(kind).day, deviations);
    return { weight, day: walk(ofDay, kind) };
  });
  const mean = (of: (day: TennisProbabilities) => number) =>
    days.reduce((sum, { weight, day }) => sum + weight * of(day), 0);
  const [{ day: any } = { day: walk(serve, kind) }] = days;
  return {
    win: mean(({ win }) => win),
    set: mean(({ set }) => set),
    games: any.games.map((_, count) => mean(({ games }) => games[count] ?? 0)),
    sets: any.sets.map((_, count) => mean(({ sets }) => sets[count] ?? 0)),
    scores: Object.fromEntries(
      Object.keys(any.scores).map((score) => [score, mean(({ scores }) => scores[score] ?? 0)]),
    ),
  };
}

/** Walks games, sets and the match: exactly as it is played point by point. */
function walk(serve: ServePoints, kind: MatchKind): TennisProbabilities {
  const { bestOf } = kind;
  const { won, lost } = anySetGames(serve, hiddenSpread(kind).set);
  const needed = (bestOf + 1) / 2;
  // Probability and games of every score in sets.
  let standings = new Map([['0-0', { home: 0, away: 0, games: Floats.of(1) }]]);
  const games = new Floats(bestOf * MOST_SET_GAMES + 1);
  const sets = new Floats(bestOf + 1);
  const scores: Record<string, number> = {};
  let win = 0;
  while (standings.size > 0) {
    const next: typeof standings = new Map();
    for (const standing of standings.values()) {
      for (const [isWon, set] of [[true, won] as const, [false, lost] as const]) {
        const home = standing.home + Number(isWon);
        const away = standing.away + Number(!isWon);
        const both = convolved(standing.games, set);
        if (home < needed && away < needed) {
          const known = next.get(`${home}-${away}`);
          next.set(`${home}-${away}`, { home, away, games: known ? sum(known.games, both) : both });
          continue;
        }
        let chance = 0;
        for (const [count, share] of both.entries()) {
          chance += share;
          games[count] = (games[count] ?? 0) + share;
        }
        sets[home + away] = (sets[home + away] ?? 0) + chance;
        scores[`${home}-${away}`] = (scores[`${home}-${away}`] ?? 0) + chance;
        if (isWon) win += chance;
      }
    }
    standings = next;
  }
  const set = won.reduce((all, one) => all + one, 0);
  return { win, set, games: [...games], sets: [...sets], scores };
}

function convolved(one: Float64Array, other: Float64Array): Float64Array<ArrayBuffer> {
  const both = new Floats(one.length + other.length - 1);
  for (let i = 0; i < one.length; i += 1) {
    const share = one[i] ?? 0;
    if (share < 1e-9) continue;
    for (let k = 6; k < other.length; k += 1) {
      both[i + k] = (both[i + k] ?? 0) + share * (other[k] ?? 0);
    }
  }
  return both;
}

function sum(one: Float64Array, other: Float64Array): Float64Array<ArrayBuffer> {
  return Floats.from(
    { length: max(one.length, other.length) },
    (_, index) => (one[index] ?? 0) + (other[index] ?? 0),
  );
}
