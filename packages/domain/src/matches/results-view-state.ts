/** League filter that shows every league. */
export const ALL_LEAGUES = 0;

/** What a visitor may change on a results page besides the query. */
export type ResultsViewState = {
  /** By league id. */
  readonly isExpanded: Readonly<Record<number, boolean>>;
  /** ALL_LEAGUES or the id of the only league shown. */
  readonly leagueId: number;
};

/** First load: leagues open, on phones closed; the league filter shows all. */
export function viewOfFirstLoad(leagueIds: readonly number[], isMobile: boolean): ResultsViewState {
  return {
    isExpanded: Object.fromEntries(leagueIds.map((id) => [id, !isMobile])),
    leagueId: ALL_LEAGUES,
  };
}

/**
 * Update load: what the visitor chose stays; leagues seen for the first time open as on a first
 * load.
 */
export function viewOfUpdateLoad(
  view: ResultsViewState,
  leagueIds: readonly number[],
  isMobile: boolean,
): ResultsViewState {
  const fresh = viewOfFirstLoad(leagueIds, isMobile);
  return {
    isExpanded: { ...fresh.isExpanded, ...view.isExpanded },
    leagueId: view.leagueId,
  };
}

/** Keeps the chosen league in every list, or all of them. */
export function filterByLeague<Group extends { readonly league: { readonly id: number } }>(
  groups: readonly Group[],
  leagueId: number,
): readonly Group[] {
  return leagueId === ALL_LEAGUES ? groups : groups.filter(({ league }) => league.id === leagueId);
}
