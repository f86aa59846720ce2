import type {
  FormMatch,
  SurfaceOfCourt,
  TennisEventPage,
  TennisHeadToHead,
  TennisMatchList,
  TennisSideOfMatch,
} from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n/server';
import type { EventRow, FormRow, PlayedRow } from '../events/event-queries.ts';
import { presentMatchWithLeague } from '../lists/present-leagues.ts';
import { roundText } from '../lists/round-text.ts';
import { type EventHeadParts, presentEventHead, presentForm } from '../match-page/present-event.ts';
import { presentForecast } from './present-forecast.ts';
import { presentRecord, type ServeOf } from './present-player.ts';
import type { TennisDetails } from './tennis-queries.ts';
import { toTennisResult, winnerOf } from './tennis-result.ts';

const surfaceOf = (court: number | null) => court as SurfaceOfCourt | null;

function outcomeOf(row: Parameters<typeof winnerOf>[0], isHome: boolean) {
  const winner = winnerOf(row);
  if (winner === null) return 'drawn';
  return (winner === 1) === isHome ? 'won' : 'lost';
}

const presentTennisForm = (row: FormRow): FormMatch & { court: SurfaceOfCourt | null } => ({
  ...presentForm(row),
  outcome: outcomeOf(row, row.home_id === row.team_id),
  court: surfaceOf(row.court),
});

function presentSide(
  row: EventRow,
  side: 'home' | 'away',
  rank: number | null,
  form: readonly FormRow[],
): TennisSideOfMatch {
  const id = row[`${side}_id`];
  return {
    id,
    link: `${id}-${row[`${side}_slug`]}`,
    countryCode: row[`${side}_country`],
    rank,
    form: form.filter(({ team_id }) => team_id === id).map(presentTennisForm),
  };
}

/** The matches with a winner, as records count them. */
export const resultsOf = (rows: readonly PlayedRow[]) =>
  rows.map(toTennisResult).filter((result) => result !== undefined);

/** Matches of a player with their totals. */
export function presentTennisList(
  { side, teamId }: { readonly side: TennisMatchList['side']; readonly teamId: number },
  rows: readonly PlayedRow[],
  serveOf: ServeOf,
  locale: Locale,
): TennisMatchList {
  return {
    side,
    matches: rows.map((row) => ({
      ...presentMatchWithLeague(row, locale),
      outcome: outcomeOf(row, row.home_id === teamId),
      court: surfaceOf(row.court),
      round: roundText(row, locale),
    })),
    record: presentRecord(resultsOf(rows), teamId),
    serve: serveOf(rows.map(({ id, home_id }) => ({ id, isHome: home_id === teamId }))),
  };
}

/** All meetings of the two, home first. */
export function presentHeadToHead(rows: readonly PlayedRow[], homeId: number): TennisHeadToHead {
  const { matches, sets, games, surfaces } = presentRecord(resultsOf(rows), homeId);
  return { matches, sets, games, surfaces, lastAt: rows[0]?.starts_at ?? null };
}

export type TennisEventParts = EventHeadParts & {
  readonly details: TennisDetails;
  readonly form: readonly FormRow[];
  readonly serve: TennisEventPage['serve'];
  readonly lists: TennisEventPage['lists'];
  readonly headToHead: TennisHeadToHead;
  /** Codes of the markets with a price. */
  readonly markets: readonly string[];
};

/** The page of a tennis match from the query results. */
export function presentTennisEvent(
  { details, form, serve, lists, headToHead, markets, ...parts }: TennisEventParts,
  locale: Locale,
  nowSeconds: number,
): TennisEventPage {
  const { row, tips } = parts;
  return {
    ...presentEventHead(parts, locale, nowSeconds),
    court: surfaceOf(row.court),
    bestOf: details.best_of === 5 ? 5 : 3,
    home: presentSide(row, 'home', details.home_rank, form),
    away: presentSide(row, 'away', details.away_rank, form),
    counts: {
      tips: tips.count,
      markets: markets.length,
      sets: details.sets,
      drawn: details.drawn,
    },
    forecast: presentForecast(details, row),
    serve,
    lists,
    headToHead,
  };
}
