/** What sources of real matches report, each by its own order of sources. */
export type SourcedFact = 'score' | 'clock' | 'start' | 'events' | 'figures' | 'names';

interface FactRule {
  /**
   * The strongest first. A source that is not listed is an operator's own provider, before all of
   * them; archives of files come after them.
   */
  readonly order: readonly string[];
  readonly reason: string;
}

/**
 * Which source wins for what, where several report a match. Prices are in no order: each is that of
 * its bookmaker at its time, whoever delivers it.
 */
export const SOURCES_OF_FACTS: Readonly<Record<SourcedFact, FactRule>> = {
  score: {
    order: [
      'nhl',
      'api-football',
      'api-hockey',
      'live-tennis-api',
      'api-tennis',
      'football-data-org',
      'openligadb',
      'espn',
      'the-odds-api',
      'betfair',
    ],
    reason:
      'the league itself, then services that keep the parts of a score apart, then what volunteers write; a price feed has no parts and no status',
  },
  clock: {
    order: [
      'nhl',
      'api-football',
      'api-hockey',
      'live-tennis-api',
      'api-tennis',
      'espn',
      'football-data-org',
      'openligadb',
      'the-odds-api',
      'betfair',
    ],
    reason:
      'sources with a running clock first; football-data.org serves its free plan late, OpenLigaDB and price feeds have no clock',
  },
  start: {
    order: [
      'nhl',
      'api-football',
      'api-hockey',
      'football-data-org',
      'live-tennis-api',
      'api-tennis',
      'openligadb',
      'espn',
      'betfair',
      'the-odds-api',
    ],
    reason:
      'schedules before price feeds, which replace the planned start by the true one; start times of ESPN can be out of date',
  },
  events: {
    order: [
      'nhl',
      'api-football',
      'api-hockey',
      'football-data-org',
      'espn',
      'openligadb',
      'live-tennis-api',
      'api-tennis',
      'the-odds-api',
      'betfair',
    ],
    reason:
      'of those whose goals add up to the score, the one with cards, substitutions and corrections by video; OpenLigaDB has goals only, minutes missing',
  },
  figures: {
    order: [
      'nhl',
      'api-football',
      'api-hockey',
      'live-tennis-api',
      'api-tennis',
      'espn',
      'football-data-org',
      'openligadb',
      'the-odds-api',
      'betfair',
    ],
    reason: 'who counts at the match before who copies it',
  },
  names: {
    order: [
      'nhl',
      'api-football',
      'api-hockey',
      'live-tennis-api',
      'api-tennis',
      'football-data-org',
      'openligadb',
      'espn',
      'the-odds-api',
      'betfair',
    ],
    reason:
      'whose leagues, seasons and clubs are entries of their own; price feeds name a league by the market, ESPN is a fallback',
  },
};

/** How strong a source is for a fact, the lowest first: −1 for an operator's own provider. */
export const rankOfSource = (fact: SourcedFact, source: string): number =>
  SOURCES_OF_FACTS[fact].order.indexOf(source);

/** A live report that is older than the newest one by more is out of date, whoever sent it. */
export const LIVE_REPORT_SECONDS = 180;

/**
 * Sources whose daily lists leave out the red cards that their answers about one match contain. A
 * card missing from such a list is not withdrawn.
 */
const WITHOUT_CARDS_IN_LISTS: ReadonlySet<string> = new Set(['api-football', 'football-data-org']);

export const leavesOutCards = (source: string): boolean => WITHOUT_CARDS_IN_LISTS.has(source);
