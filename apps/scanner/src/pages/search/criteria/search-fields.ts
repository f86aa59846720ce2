import {
  CONTEST,
  LEAGUE_TYPE,
  SEARCH_PERIOD,
  SPORT,
  type Sport,
  TIPS_PER_USER,
} from '@tipmark/domain';
import { categoriesOf } from '../../../parts/outcomes/categories-of.ts';

/** The unit of a value. */
type Unit = 'percent' | 'odds' | 'count';

/** Two bounds of one value, each of which may be absent: `minRoi`, `maxRoi`. */
export interface BoundsField {
  readonly kind: 'bounds';
  /** Suffixes of the names in the address and in the filter. */
  readonly word: string;
  readonly name: string;
  readonly unit: Unit;
  readonly least: number;
  readonly most: number;
}

/** Only the upper bound. */
export interface MostField extends Omit<BoundsField, 'kind'> {
  readonly kind: 'most';
}

/** One of some values. */
export interface ChoiceField {
  readonly kind: 'choice';
  readonly word: string;
  readonly name: string;
  readonly values: readonly number[];
  /** The default when nothing is given. */
  readonly otherwise: number;
}

/** The end of a day, as Unix seconds. */
export interface MomentField {
  readonly kind: 'moment';
  readonly word: string;
  readonly name: string;
}

export interface SwitchField {
  readonly kind: 'switch';
  readonly word: string;
  readonly name: string;
}

/** Some of a list; none = all. */
export interface IdsField {
  readonly kind: 'ids';
  readonly word: string;
  readonly name: string;
  readonly sport: Sport;
  readonly of: 'outcomes' | 'kinds' | 'leagues' | 'matches';
  /** All possible values, if there are few. */
  readonly values?: readonly number[];
}

/**
 * One condition of a search: its name in the address and in the filter, and its possible values.
 */
export type SearchField =
  | BoundsField
  | MostField
  | ChoiceField
  | MomentField
  | SwitchField
  | IdsField;

const HOURS = [0, 3, 6, 12, 24, 48, 72, 168] as const;
const LIMITS = {
  percent: { least: -100, most: 10_000 },
  odds: { least: 1.01, most: 1_000 },
  count: { least: 0, most: 100_000 },
} as const satisfies Record<Unit, { least: number; most: number }>;

const bounds = (word: string, name: string, unit: Unit): BoundsField => ({
  kind: 'bounds',
  word,
  name,
  unit,
  ...LIMITS[unit],
});

/** In the order of their length. */
const period: ChoiceField = {
  kind: 'choice',
  word: 'period',
  name: 'period',
  values: [
    SEARCH_PERIOD.days7,
    SEARCH_PERIOD.days30,
    SEARCH_PERIOD.days90,
    SEARCH_PERIOD.days365,
    SEARCH_PERIOD.allTime,
  ],
  otherwise: SEARCH_PERIOD.days30,
};

const ofCapper: readonly SearchField[] = [
  bounds('roi', 'Roi', 'percent'),
  bounds('profit', 'ProfitPercent', 'percent'),
  bounds('tips', 'TipsCount', 'count'),
  bounds('place', 'PositionRating', 'count'),
];

/** Sports by the prefix of their names in the address and in the filter. */
export const SPORTS: readonly (readonly [string, Sport])[] = Object.entries(SPORT);

const LEAGUE_KINDS = Object.values(LEAGUE_TYPE).filter((type) => type !== LEAGUE_TYPE.all);

const ofSport = (name: string, sport: Sport): readonly IdsField[] => [
  {
    kind: 'ids',
    word: `${name}Outcome`,
    name: `${name}OutcomeCategories`,
    sport,
    of: 'outcomes',
    values: categoriesOf(sport),
  },
  {
    kind: 'ids',
    word: `${name}Kind`,
    name: `${name}LeagueCategories`,
    sport,
    of: 'kinds',
    values: LEAGUE_KINDS,
  },
  { kind: 'ids', word: `${name}League`, name: `${name}LeagueIds`, sport, of: 'leagues' },
  { kind: 'ids', word: `${name}Match`, name: `${name}MatchIds`, sport, of: 'matches' },
];

/** The filters of the search for tips. */
export const TIPS_FIELDS: readonly SearchField[] = [
  period,
  ...ofCapper,
  { kind: 'switch', word: 'mine', name: 'isOnlyFollowed' },
  { kind: 'choice', word: 'each', name: 'tipsCountPerUser', values: TIPS_PER_USER, otherwise: 0 },
  bounds('odds', 'OddsValue', 'odds'),
  { kind: 'switch', word: 'text', name: 'isOnlyTipsDescription' },
  { kind: 'choice', word: 'within', name: 'matchesHours', values: HOURS, otherwise: 0 },
  { kind: 'moment', word: 'until', name: 'maxMatchTimestamp' },
  ...SPORTS.flatMap(([name, sport]) => ofSport(name, sport)),
];

/** The filters of the search for cappers. */
export const USERS_FIELDS: readonly SearchField[] = [
  {
    kind: 'choice',
    word: 'contest',
    name: 'contestId',
    values: [0, ...Object.values(CONTEST)],
    otherwise: 0,
  },
  period,
  ...ofCapper,
  bounds('mean', 'AverageOdds', 'odds'),
  { ...bounds('drawdown', 'maxDrawdownPercent', 'percent'), kind: 'most', least: 0, most: 100 },
];
