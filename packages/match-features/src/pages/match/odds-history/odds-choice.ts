import type { MarketLine, OddsHistory, OutcomeHistory } from '@tipmark/contract';
import {
  hasMarket,
  isMarketCode,
  MAIN_LINES,
  ODDS_FORMATS,
  type OddsFormat,
  parseOddType,
  type Sport,
} from '@tipmark/domain';
import { CHART_HOURS, type ChartSpan, PLAY } from './chart-span.ts';

/** Which prices a visitor looks at; all of it is in the address. */
export interface OddsChoice {
  readonly market: string;
  /** Key of the outcome, `ou.o:2.5`; absent = the first of the main line. */
  readonly oddType?: string | undefined;
  readonly isTable: boolean;
  /** The shown part of the history; absent = everything. */
  readonly span?: ChartSpan | undefined;
  /** What bookmakers are sorted by; absent = as in the reply, by name. */
  readonly order?: BookmakerOrder | undefined;
  /** How prices are written; absent = as the visitor chose before. */
  readonly format?: OddsFormat | undefined;
}

export const BOOKMAKER_ORDERS = ['price', 'margin'] as const;
export type BookmakerOrder = (typeof BOOKMAKER_ORDERS)[number];

function readSpan(search: URLSearchParams): ChartSpan | undefined {
  if (search.get('span') === PLAY) return PLAY;
  return CHART_HOURS.find((known) => String(known) === search.get('hours'));
}

/** Reads the choice from an address; missing and invalid values get their defaults. */
export function readOddsChoice(search: URLSearchParams, sport: Sport): OddsChoice {
  const span = readSpan(search);
  const order = BOOKMAKER_ORDERS.find((known) => known === search.get('books'));
  const format = ODDS_FORMATS.find((known) => known === search.get('format'));
  const view = {
    isTable: search.get('view') === 'table',
    ...(span !== undefined && { span }),
    ...(order && { order }),
    ...(format && { format }),
  };
  const wanted = search.get('outcome') ?? '';
  const outcome = parseOddType(wanted, sport);
  if (outcome) return { market: outcome.market, oddType: wanted, ...view };
  const market = search.get('market') ?? '';
  const isOfSport = isMarketCode(market) && hasMarket(sport, market);
  return { market: isOfSport ? market : MAIN_LINES[sport].mainMarket, ...view };
}

/** The same choice as parameters of an address: an outcome implies its market. */
export const oddsParams = (
  { market, oddType, isTable, span, order, format }: OddsChoice,
  sport: Sport,
) => ({
  ...(oddType !== undefined && { outcome: oddType }),
  ...(oddType === undefined && market !== MAIN_LINES[sport].mainMarket && { market }),
  ...(isTable && { view: 'table' }),
  ...(span !== undefined && (span === PLAY ? { span } : { hours: span })),
  ...(order && { books: order }),
  ...(format && { format }),
});

export interface ChosenOutcome {
  readonly line: MarketLine;
  readonly outcome: OutcomeHistory;
}

/** The chosen outcome with its line; if it does not exist, the first that does. */
export function chosenOutcome(
  { lines }: OddsHistory,
  { oddType }: OddsChoice,
): ChosenOutcome | undefined {
  const pairs = lines.flatMap((line) => line.outcomes.map((outcome) => ({ line, outcome })));
  return pairs.find(({ outcome }) => outcome.oddType === oddType) ?? pairs[0];
}
