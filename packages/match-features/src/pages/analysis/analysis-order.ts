import type { AnalysedMatch, MathAnalysisPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { ALL_LEAGUES } from '@tipmark/domain';

/** The order of a day's forecasts: under their leagues, or all in one list. */
export const ANALYSIS_ORDERS = ['leagues', 'time', 'views', 'probability', 'value'] as const;
export type AnalysisOrder = (typeof ANALYSIS_ORDERS)[number];

/** What is shown of a day; all of it is in the address. */
export interface AnalysisChoice {
  /** ALL_LEAGUES or the only league shown. */
  readonly leagueId: number;
  readonly order: AnalysisOrder;
}

export type AnalysedLeague = MathAnalysisPage['leagues'][number];

/** A forecast and its league. */
export interface ListedForecast {
  readonly league: Pick<AnalysedLeague, 'name' | 'countryName'>;
  readonly analysed: AnalysedMatch;
}

export const isOrder = (word: string | null): word is AnalysisOrder =>
  ANALYSIS_ORDERS.some((order) => order === word);

export function readAnalysisChoice(search: URLSearchParams): AnalysisChoice {
  const order = search.get('sort');
  const league = search.get('league') ?? '';
  return {
    leagueId: /^[1-9]\d{0,9}$/.test(league) ? Number(league) : ALL_LEAGUES,
    order: isOrder(order) ? order : 'leagues',
  };
}

/** The same as parameters of an address, without defaults. */
export const analysisParams = ({ leagueId, order }: AnalysisChoice) => ({
  league: leagueId === ALL_LEAGUES ? undefined : leagueId,
  sort: order === 'leagues' ? undefined : order,
});

/** The leagues of a choice; one without matches that day hides nothing. */
export function leaguesOf({ leagues }: Pick<MathAnalysisPage, 'leagues'>, leagueId: number) {
  const chosen = leagues.filter(({ id }) => id === leagueId);
  return chosen.length === 0 ? leagues : chosen;
}

const rank: Readonly<Record<AnalysisOrder, (analysed: AnalysedMatch) => number>> = {
  leagues: () => 0,
  time: ({ match }) => decodeMatch(match).startsAt,
  views: ({ match }) => -decodeMatch(match).views,
  probability: ({ percents }) => -Math.max(...percents),
  // a match without a price, or already running, has no value to take
  value: ({ value }) => -(value?.percent ?? Number.NEGATIVE_INFINITY),
};

/** All forecasts of these leagues in one list; equals retain their order. */
export function forecastsOf(
  leagues: readonly AnalysedLeague[],
  order: AnalysisOrder,
): readonly ListedForecast[] {
  const rankOf = rank[order];
  return leagues
    .flatMap((league) => league.matches.map((analysed) => ({ league, analysed })))
    .map((forecast) => ({ forecast, at: rankOf(forecast.analysed) }))
    .toSorted((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ forecast }) => forecast);
}
