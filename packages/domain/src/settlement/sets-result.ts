import type { TipResult } from '../enumerations/tip-result.ts';
import { type Pair, type SetsPlay, setsWon, sumPairs } from '../matches/played.ts';
import type { OddType } from '../odds/odd-type.ts';
import type { SettledOn } from '../sports/sport-rules.ts';
import { sportRules } from '../sports/sports.ts';
import { countedResult } from './counted-result.ts';
import type { ResultRules } from './result-rules.ts';

export const setsResult: ResultRules<SetsPlay> = {
  finished: finishedResult,
  brokenOff: brokenOffResult,
  /** The winner counts once a set was completed; the rest as in any abandoned match. */
  retired(oddType, play) {
    if (settledOn(oddType, play) !== 'winner') return brokenOffResult(oddType, play);
    return play.completedSets > 0 ? winnerResult(oddType, play) : undefined;
  },
};

const settledOn = ({ market }: OddType, { sport }: SetsPlay) =>
  sportRules(sport).markets[market]?.settledOn;

function finishedResult(oddType: OddType, play: SetsPlay): TipResult | undefined {
  if (settledOn(oddType, play) === 'winner') return winnerResult(oddType, play);
  const set = setResult(oddType, play);
  if (set !== null) return set;
  return play.sets.length === 0 ? undefined : countedResult(oddType, ...countsIn(oddType, play));
}

/**
 * Result of a market of an abandoned match: completed sets, and what no continuation could change;
 * markets on sets need a completed match.
 */
function brokenOffResult(oddType: OddType, play: SetsPlay): TipResult | undefined {
  const set = setResult(oddType, play);
  if (set !== null) return set;
  if (!isOfGames(oddType, play) || play.sets.length === 0) return undefined;
  const results = possibleGames(play).map((games) => countedResult(oddType, ...games));
  const [first] = results;
  return results.every((result) => result === first) ? first : undefined;
}

function winnerResult(oddType: OddType, play: SetsPlay): TipResult | undefined {
  if (play.advancing === null) return undefined;
  return countedResult(oddType, Number(play.advancing === 1), Number(play.advancing === 2));
}

const SETS: Partial<Record<SettledOn, number>> = { set1: 1, set2: 2 };

/** null: not a market of one set; undefined: that set was not completed. */
function setResult(oddType: OddType, play: SetsPlay): TipResult | undefined | null {
  const number = SETS[settledOn(oddType, play) ?? 'winner'];
  if (number === undefined) return null;
  const set = play.completedSets >= number ? play.sets[number - 1] : undefined;
  return set && countedResult(oddType, ...set);
}

function countsIn(oddType: OddType, play: SetsPlay): Pair {
  return isOfGames(oddType, play) ? sumPairs(play.sets) : setsWon(play.sets);
}

function isOfGames(oddType: OddType, play: SetsPlay): boolean {
  return settledOn(oddType, play) === 'games';
}

interface Standing {
  readonly sets: Pair;
  readonly games: Pair;
}

const WHOLE_SETS: readonly Pair[] = [0, 1, 2, 3, 4]
  .map((loser): Pair => [6, loser])
  .concat([
    [7, 5],
    [7, 6],
  ])
  .flatMap(([winner, loser]): Pair[] => [
    [winner, loser],
    [loser, winner],
  ]);

const MATCH_TIE_BREAKS: readonly Pair[] = [
  [1, 0],
  [0, 1],
];

/** Games of either side at the end of the match, for every possible continuation. */
function possibleGames(play: SetsPlay): Pair[] {
  const completed = play.sets.slice(0, play.completedSets);
  const running = play.sets[play.completedSets] ?? [0, 0];
  const start: Standing = { sets: setsWon(completed), games: sumPairs(completed) };
  return continuations(start, running, play).map((end) => end.games);
}

function continuations(standing: Standing, running: Pair, play: SetsPlay): Standing[] {
  const needed = (play.bestOf + 1) / 2;
  let open: Standing[] = [standing];
  let from = running;
  const ended = new Map<string, Standing>();
  while (open.length > 0) {
    const next = new Map<string, Standing>();
    for (const one of open) {
      if (Math.max(...one.sets) >= needed) ended.set(keyOf(one), one);
      else for (const after of playSet(one, from, play)) next.set(keyOf(after), after);
    }
    open = [...next.values()];
    from = [0, 0];
  }
  return [...ended.values()];
}

function playSet(standing: Standing, running: Pair, play: SetsPlay): Standing[] {
  const isLast = standing.sets[0] + standing.sets[1] === play.bestOf - 1;
  const ends = isLast && play.isLastSetTieBreak ? MATCH_TIE_BREAKS : WHOLE_SETS;
  const reachable = ends.filter((set) => isReachable(running, set));
  return reachable.map((set) => ({
    sets: sumPairs([standing.sets, setsWon([set])]),
    games: sumPairs([standing.games, set]),
  }));
}

/** Games only grow: a set at 6–5 cannot end 6–4. */
function isReachable([home, away]: Pair, [endHome, endAway]: Pair): boolean {
  return home <= endHome && away <= endAway;
}

function keyOf({ sets, games }: Standing): string {
  return [...sets, ...games].join(',');
}
