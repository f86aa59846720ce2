import type { LeagueType } from '../enumerations/league-type.ts';
import type { ScannerSort, SearchPeriod, ValueKind } from '../enumerations/search-filters.ts';
import type { OutcomeCategory } from '../sports/market.ts';

/** Off when absent or null. */
type Off<Value> = Value | null | undefined;
type Ids = Off<readonly number[]>;
type Bound = Off<number>;

/** Conditions for an outcome to be shown. Odds are decimal, times unix seconds. */
export interface OutcomeCriteria {
  readonly sortType?: Off<ScannerSort>;
  /** The match starts at most this many hours from now. */
  readonly matchHours?: Bound;
  /** The match starts at this instant or before. */
  readonly maxMatchTimestamp?: Bound;
  readonly minOdds?: Bound;
  readonly maxOdds?: Bound;
  readonly outcomeCategories?: Off<readonly OutcomeCategory[]>;
  readonly matchIds?: Ids;
  readonly leagueIds?: Ids;
  readonly exceptLeagueIds?: Ids;
  readonly leagueCategories?: Off<readonly LeagueType[]>;
  /** 0 = against the first price, n = against the price n hours ago. */
  readonly changesHours?: Bound;
  /** Size of the move in percent; its way is `isRise`. */
  readonly minChangePercent?: Bound;
  /** true = risen only, false = fallen only; a size without it means fallen. */
  readonly isRise?: Off<boolean>;
  readonly minValuePercent?: Bound;
  /** The reference of the value: 1 the market, 2 the model. */
  readonly valueKind?: Off<ValueKind>;
  /** The outcome was first priced at most this many hours ago. */
  readonly oddsCreated?: Bound;
  /** The price changed after this instant. */
  readonly minChangesTimestamp?: Bound;
}

/** Which cappers must have a tip on the outcome. Percents are of the period. */
export interface TipCriteria {
  readonly isOnlyTipsDescription?: Off<boolean>;
  readonly period?: Off<SearchPeriod>;
  /** Number of newest tips of one author that count; 0 = all. */
  readonly tipsCountPerUser?: Bound;
  readonly minProfitPercent?: Bound;
  readonly maxProfitPercent?: Bound;
  readonly minRoi?: Bound;
  readonly maxRoi?: Bound;
  readonly minPositionRating?: Bound;
  readonly maxPositionRating?: Bound;
  readonly minTipsCount?: Bound;
  readonly maxTipsCount?: Bound;
  readonly minAverageOdds?: Bound;
  readonly maxAverageOdds?: Bound;
  readonly contestId?: Bound;
}

export type ScannerCriteria = OutcomeCriteria & TipCriteria;
