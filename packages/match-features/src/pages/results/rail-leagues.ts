import { isFinished, SIDEBAR_SORT, type SidebarSort } from '@tipmark/domain';
import type { LeagueOfDay } from './list/results-day.ts';

const POPULAR = 10;

export interface RailGroup {
  /** Key of its title. */
  readonly title: 'results.popular' | 'results.otherLeagues' | 'results.leagues';
  readonly leagues: readonly LeagueOfDay[];
}

const byViews = (leagues: readonly LeagueOfDay[]): readonly LeagueOfDay[] =>
  leagues.toSorted((a, b) => b.league.views - a.league.views);

/** When a league continues: its first match that is not over; if all are over, its last. */
function goesOnAt({ all }: LeagueOfDay): readonly [isOver: number, seconds: number] {
  const open = all.filter(({ status }) => !isFinished(status)).map(({ startsAt }) => startsAt);
  if (open.length > 0) return [0, Math.min(...open)];
  return [1, -Math.max(0, ...all.map(({ startsAt }) => startsAt))];
}

function byTime(leagues: readonly LeagueOfDay[]): readonly LeagueOfDay[] {
  const times = new Map(leagues.map((league) => [league, goesOnAt(league)]));
  return leagues.toSorted((a, b) => {
    const [isOver, seconds] = times.get(a) ?? [1, 0];
    const [isOtherOver, others] = times.get(b) ?? [1, 0];
    return isOver - isOtherOver || seconds - others;
  });
}

/**
 * The day's leagues beside the list: all of them, the most watched first and the others in the
 * day's order; or in one order, by time or by views.
 */
export function railGroups(
  ofDay: readonly LeagueOfDay[],
  shown: readonly LeagueOfDay[],
  sort: SidebarSort,
): readonly RailGroup[] {
  if (sort === SIDEBAR_SORT.time) return [{ title: 'results.leagues', leagues: byTime(ofDay) }];
  if (sort === SIDEBAR_SORT.popular) return [{ title: 'results.popular', leagues: byViews(ofDay) }];
  const popular = byViews(ofDay).slice(0, POPULAR);
  const others = shown.filter((group) => !popular.some(({ league }) => league === group.league));
  return [
    { title: 'results.popular', leagues: popular },
    { title: 'results.otherLeagues', leagues: others },
  ];
}
