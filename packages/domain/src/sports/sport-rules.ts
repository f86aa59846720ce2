import type { Sport, SportName } from '../enumerations/sport.ts';
import type { TotalsMarket } from '../enumerations/statistics-filters.ts';
import type { LineStep, MarketCode } from './market.ts';
import type { PointsRule } from './points-rule.ts';

/** What a market is settled on; see `settlement/` for how each is counted. */
export type SettledOn =
  | 'regularTime'
  | 'firstHalf'
  | 'corners'
  | 'cards'
  | 'wholeMatch'
  | 'period1'
  | 'period2'
  | 'period3'
  | 'winner'
  | 'set1'
  | 'set2'
  | 'sets'
  | 'games';

/** What can be reported of goals. */
export interface GoalRules {
  /** Goals of overtime; null = it is played to its end. */
  readonly overtimeGoals: number | null;
  /** Attempts of either side before every one can decide a shoot-out. */
  readonly shootoutRounds: readonly number[];
  /** The highest minute an event can have. */
  readonly lastMinute: number;
}

export interface MarketOfSport {
  readonly settledOn: SettledOn;
  /** Which lines are accepted; absent = the market has no line. */
  readonly lineStep?: LineStep;
}

/**
 * All differences between the sports, as data, so that a browser can load them: code that differs
 * by sport reads `sportRules(sport)` and never compares the sport.
 */
export interface SportRules {
  readonly sport: Sport;
  /** Names its calls and messages: `soccerResultsPage`, `sport.soccer`. */
  readonly name: SportName;
  /** Its drawing in ui-kit. */
  readonly icon: 'ball' | 'puck' | 'racket';
  /** Opens the sport when pressed after `g`: a letter no other sport has. */
  readonly shortcut: string;

  /** Market of the main line: what `0` means in odds-history. */
  readonly mainMarket: MarketCode;
  /** Its selections, in the order a match carries their prices. */
  readonly mainSelections: readonly string[];
  /** Line of the main total, shown in lists after the result; null = lists show none. */
  readonly mainTotalLine: number | null;
  /** Markets of the sport, in the order of `MARKETS`. */
  readonly markets: Readonly<Partial<Record<MarketCode, MarketOfSport>>>;

  readonly score: {
    /** The meaning of a score. */
    readonly unit: 'goal' | 'set';
    /** Halves or periods of regular time; 0 = there are none, a match lasts until a side wins. */
    readonly regularParts: number;
    /** Key of the message on the end of a part; null = no notification. */
    readonly partMessage: 'half' | 'period' | null;
    /** How many parts a list shows; null = all there are. */
    readonly listedParts: number | null;
    /**
     * A level match continues until a team wins, and the score includes that goal: it is not the
     * score of regular time, and the winner is a separate market.
     */
    readonly includesOvertime: boolean;
  };

  /** What can be reported of its goals; null: it has sets instead. */
  readonly goals: GoalRules | null;

  /** Minutes of a part of regular time; null = it has no fixed length. */
  readonly partMinutes: number | null;

  /** Minutes of the first part where they run on like those of a watch; null = the clock stops. */
  readonly runningMinutes: number | null;

  readonly settlement: {
    /** An abandoned match may be resumed while its tournament lasts; elsewhere within 48 hours. */
    readonly waitsForTournament: boolean;
    /** A match stopped after this many minutes retains its result; null = it never does. */
    readonly officialMinutes: number | null;
  };

  /** When two reports of one pairing are about the same match. */
  readonly pairing: {
    /** Two that start within half a day are the same match. */
    readonly isOncePerDay: boolean;
    /** Two of the same round are the same match. */
    readonly isOncePerRound: boolean;
    /** Maximum hours by which a match is moved; null = no limit. */
    readonly movedHoursMax: number | null;
  };

  /** League tables; null = players have none. */
  readonly table: {
    /** Unless a league has its own. */
    readonly points: PointsRule;
    /** All teams play in rounds, so that a table can show the positions before the last one. */
    readonly hasRounds: boolean;
  } | null;

  readonly statistics: {
    /** Goal lines over which matches are counted. */
    readonly totalLines: readonly number[];
    /** Blocks of totals of a league, and their lines. */
    readonly totals: Readonly<Partial<Record<TotalsMarket, readonly number[]>>>;
    /** Penalty kicks are counted from the events of a match. */
    readonly hasPenaltyKicks: boolean;
  };

  /** Matches name their referee, and referees have pages. */
  readonly hasReferees: boolean;

  /** Goalies and skaters have separate statistics, goals, assists and penalties of a season. */
  readonly hasGoalies: boolean;

  /** Number of starters, and their lines where a source reports none; null = no line-ups. */
  readonly lineup: { readonly players: number; readonly formation?: string } | null;
}
