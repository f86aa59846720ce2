import { ALL_LEAGUES, RESULTS_TAB, type ResultsTab } from '@tipmark/domain';
import type { LeagueOfView } from './starred-matches.ts';

export const tabs = Object.values(RESULTS_TAB);

export type TabCounts = Readonly<Record<ResultsTab, number>>;

/** How many matches each tab has, in the chosen league or in all. */
export function tabCounts(leagues: readonly LeagueOfView[], leagueId: number): TabCounts {
  const shown = leagues.filter(({ league }) => leagueId === ALL_LEAGUES || league.id === leagueId);
  const count = (tab: ResultsTab) => shown.reduce((sum, league) => sum + league[tab].length, 0);
  return Object.fromEntries(tabs.map((tab) => [tab, count(tab)])) as Record<ResultsTab, number>;
}
