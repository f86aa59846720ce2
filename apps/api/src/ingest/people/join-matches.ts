import type { Tx } from '../../platform/database/tx.ts';
import { loadMatches, updateMatches } from '../matches/match-queries.ts';
import {
  byStrength,
  factsOf,
  type MatchReport,
  mergeReports,
  swappedReport,
} from '../matches/match-report.ts';
import type { MatchState } from '../matches/match-state.ts';
import { loadAllReports, saveReports } from '../matches/report-queries.ts';
import { swappedMatch } from '../matches/swap-sides.ts';
import { withWrites } from '../rows/writes.ts';
import { countEvents } from '../statistics/counted-event-queries.ts';
import { joinStatistics } from '../statistics/join-statistics.ts';
import {
  deleteJoined,
  type MatchesToJoin,
  moveRows,
  retainAddresses,
  swapLayouts,
} from './joined-match-queries.ts';

type Joined = MatchesToJoin & { from: MatchState; into: MatchState };

/**
 * Merges two rows: what the sources reported of the first is moved to the second, which keeps its
 * id, its people and their order. Its facts follow from the reports of the sources of both.
 */
export async function joinMatches(tx: Tx, joins: readonly MatchesToJoin[]): Promise<void> {
  if (joins.length === 0) return;
  const ids = joins.flatMap(({ fromId, intoId }) => [fromId, intoId]);
  const states = new Map((await loadMatches(tx, ids)).map((match) => [match.id, match]));
  const pairs = joins.flatMap((join) => {
    const [from, into] = [states.get(join.fromId), states.get(join.intoId)];
    return from === undefined || into === undefined ? [] : [{ ...join, from, into }];
  });
  const reportsOf = await loadAllReports(tx, [...states.values()]);
  await swapLayouts(tx, joins);
  await withWrites(tx, (writes) => joinStatistics(writes, joins));
  await moveRows(tx, pairs);
  await withWrites(
    tx,
    async (writes) => {
      const joined = pairs.map((pair) => ({ ...pair, reports: joinedReports(pair, reportsOf) }));
      updateMatches(
        writes,
        joined.map(({ reports, ...pair }) => {
          return { before: pair.into, now: joinedState(pair, reports) };
        }),
      );
      saveReports(
        writes,
        joined.flatMap(({ intoId, reports }) =>
          reports.length < 2 ? [] : reports.map((report) => ({ matchId: intoId, report })),
        ),
      );
      countEvents(
        writes,
        pairs.map(({ intoId }) => intoId),
      );
    },
    false,
  );
  await retainAddresses(tx, joins);
  await deleteJoined(tx, joins);
}

/** What both rows report, each source once. */
function joinedReports(
  { from, into, isSwapped }: Joined,
  reportsOf: (match: MatchState) => readonly MatchReport[],
): MatchReport[] {
  const ofFrom = reportsOf(from).map((report) =>
    isSwapped ? swappedReport(report, from) : report,
  );
  const bySource = Map.groupBy([...reportsOf(into), ...ofFrom], ({ source }) => source);
  return [...bySource.values()].flatMap((ofSource) => {
    const [first] = ofSource.toSorted(byStrength);
    if (first === undefined || ofSource.length < 2) return first ?? [];
    // A source that reports the match in both rows: the weaker one only fills gaps.
    return { ...first, ...factsOf({ ...into, ...first, ...mergeReports(into, ofSource) }) };
  });
}

/** The row that is left: its facts are those of all sources, its prices those of either row. */
function joinedState(pair: Joined, reports: readonly MatchReport[]): MatchState {
  const { into } = pair;
  const from = pair.isSwapped ? swappedMatch(pair.from) : pair.from;
  const beginnings = [from.beganAt, into.beganAt].filter((at) => at !== null);
  return {
    ...into,
    ...mergeReports(into, reports),
    beganAt: beginnings.length === 0 ? null : Math.min(...beginnings),
    forecastScores: from.forecastScores ?? into.forecastScores,
    forecastScore: from.forecastScore ?? into.forecastScore,
    oddsFirst: from.oddsFirst ?? into.oddsFirst,
    oddsCurrent: from.oddsCurrent ?? into.oddsCurrent,
    oddsClosing: from.oddsClosing ?? into.oddsClosing,
    oddsChangedAt: from.oddsChangedAt ?? into.oddsChangedAt,
  };
}
