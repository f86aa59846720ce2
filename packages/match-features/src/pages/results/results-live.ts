import type { ResultsPage } from '@tipmark/contract';
import { type LiveChanges, liveDays } from '@tipmark/contract/live';
import { listingOf, matchIdOf, splitChange, startOfChange } from '@tipmark/contract/match-wire';
import { DAY_SECONDS, MATCH_STATUS, RESULTS_TAB, type Sport } from '@tipmark/domain';
import { type HostState, type ScreenLive, selectLocale, type Visit } from '@tipmark/remote-kit';
import { hrefOf, type RouteName } from '@tipmark/route-builder';
import { announce, isPointedAt, markRows } from '@tipmark/ui-kit/live-marks';
import { dateOf } from '../../parts/days/chosen-day.ts';
import { favourites } from '../../parts/favourites/favourites.ts';
import { changedMatches, type MatchUpdate } from '../../parts/matches/changed-matches.ts';
import { favouriteGoals } from './favourite-goals.ts';
import type { ResultsLoad } from './results-feature.ts';
import { readView } from './results-view.ts';
import { rowMark } from './row-marks.ts';

export interface ResultsLiveOptions {
  readonly sport: Sport;
  readonly load: ResultsLoad;
  readonly matchRoute: RouteName;
}

const HALF_DAY = DAY_SECONDS / 2;

/** Something on this day can still change. */
const isRunning = ({ leagues }: ResultsPage): boolean =>
  leagues.some(({ matches }) =>
    matches.some((wire) => listingOf(wire).status < MATCH_STATUS.finished),
  );

const isOnPage = (matchId: number, { leagues }: ResultsPage): boolean =>
  leagues.some(({ matches }) => matches.some((wire) => matchIdOf(wire) === matchId));

/** Rows that would move from one list to another stay while they are pointed at. */
function heldBack(changes: LiveChanges): { now: LiveChanges; later: LiveChanges | undefined } {
  const now: Record<string, LiveChanges['matches'][string]> = {};
  const later: Record<string, LiveChanges['matches'][string]> = {};
  for (const [id, change] of Object.entries(changes.matches)) {
    const { state, rest } = splitChange(change);
    now[id] = rest as LiveChanges['matches'][string];
    if (Object.keys(state).length > 0) later[id] = state as LiveChanges['matches'][string];
  }
  const isAnyHeld = Object.keys(later).length > 0;
  return {
    now: { ...changes, matches: now },
    later: isAnyHeld ? { asOf: changes.asOf, matches: later } : undefined,
  };
}

/** The live part of a results page: its day, row by row. */
export function resultsLive({ sport, load, matchRoute }: ResultsLiveOptions): ScreenLive {
  const dataOf = (state: HostState) => load.select(state).data;
  let known: { data: ResultsPage; isRunning: boolean } | undefined;

  function isDayRunning(data: ResultsPage): boolean {
    if (known?.data !== data) known = { data, isRunning: isRunning(data) };
    return known.isRunning;
  }

  function isOfDay(seconds: number, { timestamp }: ResultsPage, { timeZone }: Visit): boolean {
    return dateOf(seconds, timeZone) === dateOf(timestamp + HALF_DAY, timeZone);
  }

  return {
    interest(state, visit) {
      const data = dataOf(state);
      if (!data) return undefined;
      const { timestamp } = readView(visit.search, visit.timeZone);
      const query = timestamp === undefined ? {} : { timestamp };
      return {
        topics: isDayRunning(data)
          ? liveDays(sport, data.timestamp, data.timestamp + DAY_SECONDS)
          : [],
        since: data.asOf,
        reload: [load.requested({ query })],
        isOutdated: timestamp === undefined && !isOfDay(visit.nowSeconds, data, visit),
      };
    },

    update(state, changes, visit) {
      const data = dataOf(state);
      if (!data) return { data: {} };
      const isTabbed = readView(visit.search, visit.timeZone).tab !== RESULTS_TAB.all;
      const { now, later } =
        isTabbed && isPointedAt() ? heldBack(changes) : { now: changes, later: undefined };
      const updates: MatchUpdate[] = [];
      const leagues = data.leagues.map((league) => {
        const changed = changedMatches(league.matches, now.matches);
        updates.push(...changed.updates);
        return changed.updates.length === 0 ? league : { ...league, matches: [...changed.matches] };
      });
      const isIncomplete = Object.entries(changes.matches).some(([id, change]) => {
        const start = startOfChange(change);
        return start !== undefined && isOnPage(Number(id), data) !== isOfDay(start, data, visit);
      });
      const locale = selectLocale(state);
      return {
        data: updates.length === 0 ? {} : { [load.name]: { ...data, leagues } },
        isIncomplete,
        later,
        shown() {
          const linkTo = hrefOf(matchRoute, { locale });
          markRows(updates.map((one) => rowMark(one, linkTo)));
          const goals = favouriteGoals(updates, favourites());
          if (goals !== '' && !state.view.hidesScores) announce(goals);
        },
      };
    },
  };
}
