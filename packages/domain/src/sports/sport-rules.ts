import type { Sport, SportName } from '../enumerations/sport.ts';
import type { TotalsMarket } from '../enumerations/statistics-filters.ts';
import type { LineStep, MarketCode } from '../odds/market.ts';
import type { PointsRule } from '../standings/standings-row.ts';

/** What of a match a market is settled on; `settlement/` says how each is counted. */
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

export type MarketOfSport = {
  readonly settledOn: SettledOn;
  /** Which lines are accepted; absent = the market has no line. */
  readonly lineStep?: LineStep;
};

/**
 * Everything in which one sport differs from another. It is data, so that a browser can carry it:
 * code that differs by sport asks `sportRules(sport)` for the difference, never for the sport.
 */
export type SportRules = {
  readonly sport: Sport;
  /** Names its calls and messages: `soccerResultsPage`, `sport.soccer`. */
  readonly name: SportName;

  /** Market of the main line: what `0` means in odds-history. */
  readonly mainMarket: MarketCode;
  /** Its selections, in the order a match carries their prices. */
  readonly mainSelections: readonly string[];
  /** Line of the main total, shown in lists after the result; null = lists show none. */
  readonly mainTotalLine: number | null;
  /** Markets of the sport, in the order of `MARKETS`. */
  readonly markets: Readonly<Partial<Record<MarketCode, MarketOfSport>>>;

  readonly score: {
    /** What a score counts. */
    readonly unit: 'goal' | 'set';
    /** Halves or periods of regular time; 0 = there is none, a match lasts until somebody wins. */
    readonly regularParts: number;
    /** Key of the message on the end of a part; null = nobody is notified of one. */
    readonly partMessage: 'half' | 'period' | null;
    /** How many parts a list shows; null = all there are. */
    readonly listedParts: number | null;
    /**
     * A level match is played on until somebody wins, and the score includes that goal: it is not
     * the score of regular time, and who wins is a market of its own.
     */
    readonly includesOvertime: boolean;
  };

  /** Minutes of a part of regular time; null = it lasts as long as it lasts. */
  readonly partMinutes: number | null;

  /** Minutes of the first part where they run on like those of a watch; null = the clock stops. */
  readonly runningMinutes: number | null;

  readonly settlement: {
    /** A broken-off match may go on while its tournament does; elsewhere it has 48 hours. */
    readonly waitsForTournament: boolean;
    /** A stopped match of so many minutes keeps its result; null = it never does. */
    readonly officialMinutes: number | null;
  };

  /** When two reports of one pairing are about the same match. */
  readonly pairing: {
    /** Two that start within half a day are one. */
    readonly isOncePerDay: boolean;
    /** Two of the same round are one. */
    readonly isOncePerRound: boolean;
    /** A match is moved by so many hours at most; null = however far. */
    readonly movedHoursMax: number | null;
  };

  /** League tables; null = players have none. */
  readonly table: {
    /** Unless a league has its own. */
    readonly points: PointsRule;
    /** All teams play in rounds, so that a table knows the places before the last one. */
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

  /** Goalies and skaters have figures of their own, goals, assists and penalties of a season. */
  readonly hasGoalies: boolean;

  /** How many begin, and in which lines where a source tells none; null = nobody lines up. */
  readonly lineup: { readonly players: number; readonly formation?: string } | null;
};
