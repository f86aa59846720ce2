import type { AnalysedMatch, MathAnalysisPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { ALL_LEAGUES } from '@tipmark/domain';

/** How the forecasts of a day can stand: under their leagues, or all in one row. */
export const ANALYSIS_ORDERS = ['leagues', 'time', 'views', 'probability', 'value'] as const;
export type AnalysisOrder = (typeof ANALYSIS_ORDERS)[number];

/** What of a day is shown; all of it stands in the address. */
export interface AnalysisChoice {
  /** ALL_LEAGUES or the only league shown. */
  readonly leagueId: number;
  readonly order: AnalysisOrder;
}

export type AnalysedLeague = MathAnalysisPage['leagues'][number];

/** A forecast and where it is played. */
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

/** The same as parameters of an address, what everybody starts with left out. */
export const analysisParams = ({ leagueId, order }: AnalysisChoice) => ({
  league: leagueId === ALL_LEAGUES ? undefined : leagueId,
  sort: order === 'leagues' ? undefined : order,
});

/** The leagues a choice shows; one that does not play that day hides nobody. */
export function leaguesOf({ leagues }: Pick<MathAnalysisPage, 'leagues'>, leagueId: number) {
  const chosen = leagues.filter(({ id }) => id === leagueId);
  return chosen.length === 0 ? leagues : chosen;
}

const rank: Readonly<Record<AnalysisOrder, (analysed: AnalysedMatch) => number>> = {
  leagues: () => 0,
  time: ({ match }) => decodeMatch(match).startsAt,
  views: ({ match }) => -decodeMatch(match).views,
  probability: ({ percents }) => -Math.max(...percents),
  // a match without a price, or on already, has nothing to gain
  value: ({ value }) => -(value?.percent ?? Number.NEGATIVE_INFINITY),
};

/** Every forecast of these leagues in one row; as good ones stand as they came. */
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
