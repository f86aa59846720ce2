import { DAY_SECONDS } from '@tipmark/domain';
import { agreementOf } from './person-name.ts';
import {
  isOfFull,
  type JoinedMatch,
  type ReportedMatch,
  type ReportedPerson,
} from './reported-match.ts';

/** First matches may be played before the official start of a tournament, none long after it. */
const EARLIEST_DAYS = -7;
const LATEST_DAYS = 28;

/**
 * Pairs of rows that are one match, reported by a source with the exact day and short names and by
 * one with the tournament's first day and full names. They are joined by evidence: the tournament,
 * the winner and loser, the score, the round and the ranks. A row with two possible
 * twins has none.
 */
export function findTwins(matches: readonly ReportedMatch[]): JoinedMatch[] {
  const short = matches.filter(
    (match) => match.isDayKnown && match.reporters.length > 0 && !isOfFull(match),
  );
  const full = matches.filter((match) => !match.isDayKnown && isOfFull(match));
  const bySeason = Map.groupBy(full, ({ seasonId }) => seasonId);
  const pairs = short.flatMap((from) =>
    (bySeason.get(from.seasonId) ?? []).flatMap((into) =>
      areOne(from, into) ? [{ from, into, isSwapped: from.advancing !== into.advancing }] : [],
    ),
  );
  const uses = new Map<number, number>();
  for (const { from, into } of pairs) {
    for (const { id } of [from, into]) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return pairs.filter(({ from, into }) => uses.get(from.id) === 1 && uses.get(into.id) === 1);
}

interface Side {
  id: number;
  rank: number | null;
  people: readonly ReportedPerson[];
}

/** Winner and loser. */
function outcomeOf(match: ReportedMatch): readonly [Side, Side] {
  const side = (index: 0 | 1): Side => ({
    id: match.sides[index],
    rank: match.ranks[index],
    people: match.reporters.map((notifier) => notifier[index]),
  });
  return match.advancing === 2 ? [side(1), side(0)] : [side(0), side(1)];
}

function resultOf({ periods, advancing }: ReportedMatch): string {
  return periods.map(([one, other]) => (advancing === 2 ? [other, one] : [one, other])).join(' ');
}

function areOne(from: ReportedMatch, into: ReportedMatch): boolean {
  if (from.advancing === null || into.advancing === null) return false;
  const days = (from.startsAt - into.startsAt) / DAY_SECONDS;
  if (days < EARLIEST_DAYS || days > LATEST_DAYS) return false;
  const [winner, loser] = outcomeOf(from);
  const [fullWinner, fullLoser] = outcomeOf(into);
  const agreements = [agreement(winner, fullWinner), agreement(loser, fullLoser)] as const;
  const sum = agreements[0] + agreements[1];
  const haveRanks = [haveOneRank(winner, fullWinner), haveOneRank(loser, fullLoser)];
  const areDoubtsRanked = agreements.every((points, index) => points === 2 || haveRanks[index]);
  const isSameRound = from.round === into.round;
  const isSameResult = from.periods.length > 0 && resultOf(from) === resultOf(into);
  if (isSameResult) return sum >= 3 || (sum >= 2 && areDoubtsRanked && isSameRound);
  return isSameRound && (sum === 4 || (sum === 3 && areDoubtsRanked));
}

function agreement(short: Side, full: Side): number {
  if (short.id === full.id) return 2;
  const points = short.people.flatMap(({ name }) =>
    full.people.map((person) => agreementOf(name, person.name)),
  );
  return Math.max(0, ...points);
}

const haveOneRank = (one: Side, other: Side): boolean =>
  one.rank !== null && one.rank === other.rank;
