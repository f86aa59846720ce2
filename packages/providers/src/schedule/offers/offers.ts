import { DAY_SECONDS, tableOf } from '@tipmark/domain';
import type { CalledProvider } from '../../network/called-providers.ts';
import type { Task } from '../task.ts';
import { apiFootballOffers } from './api-football-offers.ts';
import { type DayCall, dayOffers } from './day-offers.ts';
import { ligaRounds } from './liga-rounds.ts';
import { dayOf, priceTimes } from './match-times.ts';
import { oddsApiPrices, oddsApiScores } from './odds-api-offers.ts';
import type { Offer, OfferInput } from './offer.ts';

const MS = 1_000;
const HOUR = 3_600;
/** Games of an American evening begin after midnight in UTC and belong to the day before. */
const AMERICAN_DAY_SECONDS = 8 * HOUR;

const dayAfter = (day: string): string => dayOf(Date.parse(day) / MS + DAY_SECONDS);

/** One call for all leagues of a provider. */
const forAll = ({ leagues }: OfferInput, path: string): readonly DayCall[] =>
  leagues.length === 0 ? [] : [{ path, leagues: leagues.map(({ name }) => name) }];

/** One call for each league. */
const forEach = (
  { leagues }: OfferInput,
  pathOf: (id: string, sport: string) => string,
): readonly DayCall[] =>
  leagues.map(({ id, name, sport }) => ({ path: pathOf(id, sport), leagues: [name] }));

const ESPN_SPORTS = tableOf<(id: string) => string>({
  soccer: (id) => `soccer/${id}`,
  hockey: (id) => `hockey/${id}`,
  tennis: (id) => `tennis/${id}`,
});

/** Calls about one game each, of the games of a day. */
function ofGames(
  { leagues, matches }: OfferInput,
  provider: CalledProvider,
  isOnDay: (startsAt: number) => boolean,
  pathsOf: (id: string) => readonly string[],
): readonly DayCall[] {
  const names = leagues.map(({ name }) => name);
  return matches.flatMap((match) => {
    const id = match.ids[provider];
    if (id === undefined || !isOnDay(match.startsAt)) return [];
    return pathsOf(id).map((path) => ({ path, leagues: names, match }));
  });
}

/** After a game: goals in full and each shot, then its line score and statistics. */
const nhlGames = (input: OfferInput, day: string): readonly DayCall[] =>
  ofGames(
    input,
    'nhl',
    (startsAt) => dayOf(startsAt - AMERICAN_DAY_SECONDS) === day,
    (id) => ['play-by-play', 'right-rail'].map((part) => `/gamecenter/${id}/${part}`),
  );

/** After a game: its goals and penalties, which the games of a day do not list. */
const hockeyEvents = (input: OfferInput, day: string): readonly DayCall[] =>
  ofGames(
    input,
    'api-hockey',
    (startsAt) => dayOf(startsAt) === day,
    (id) => [`/games/events?game=${id}`],
  );

/** The prices of a game are an answer of their own; bookmakers are read about every three hours. */
const hockeyPrices = ({ leagues, matches, now }: OfferInput): readonly Task[] =>
  matches.flatMap((match): Task[] => {
    const id = match.ids['api-hockey'];
    const isOurs = leagues.some(({ name }) => name === match.league);
    if (id === undefined || !isOurs || match.startsAt <= now) return [];
    const path = `/odds?game=${id}`;
    return [
      {
        id: `api-hockey prices ${path}`,
        provider: 'api-hockey',
        purpose: 'prices',
        leagues: [match.league],
        path,
        cost: 1,
        due: { kind: 'paced', open: priceTimes([match], 24), idealSeconds: 3 * HOUR },
      },
    ];
  });

/**
 * What each provider is asked for, and how. Where two give the same as fresh, the earlier one is
 * asked; the last ones are fallbacks.
 */
export const OFFERS: readonly Offer[] = [
  oddsApiPrices,
  ...dayOffers({
    provider: 'nhl',
    schedule: (input, day) => forAll(input, `/schedule/${day}`),
    live: (input, day) => forAll(input, `/score/${day}`),
    results: (input, day) => [...forAll(input, `/score/${day}`), ...nhlGames(input, day)],
    liveSeconds: 20,
    contains: ['live', 'events'],
    daysAhead: 0,
    dayBeginsAfterSeconds: AMERICAN_DAY_SECONDS,
  }),
  ...apiFootballOffers,
  ...dayOffers({
    provider: 'api-hockey',
    schedule: (input, day) => forAll(input, `/games?date=${day}`),
    results: (input, day) => [...forAll(input, `/games?date=${day}`), ...hockeyEvents(input, day)],
    liveSeconds: 15,
    contains: ['live'],
    daysAhead: 1,
  }),
  { provider: 'api-hockey', purpose: 'prices', tasks: hockeyPrices },
  ...dayOffers({
    provider: 'football-data-org',
    schedule: (input, day) => {
      const codes = input.leagues.map(({ id }) => id).join(',');
      const query = `competitions=${codes}&dateFrom=${day}&dateTo=${dayAfter(day)}`;
      return forAll(input, `/matches?${query}`);
    },
    liveSeconds: 30,
    contains: ['live'],
    daysAhead: 7,
  }),
  ...dayOffers({
    provider: 'openligadb',
    schedule: (input) => forEach(input, (id) => `/getmatchdata/${id}`),
    live: ligaRounds,
    results: ligaRounds,
    liveSeconds: 60,
    contains: ['live', 'events'],
    daysAhead: 0,
    // Its users correct results for a week.
    editedDays: [3, 7],
  }),
  ...dayOffers({
    provider: 'live-tennis-api',
    schedule: (input) => forAll(input, '/matches?status=upcoming'),
    live: (input) => forAll(input, '/matches?status=live'),
    results: (input) => forAll(input, '/matches?status=completed'),
    liveSeconds: 15,
    contains: ['live'],
    daysAhead: 0,
  }),
  ...dayOffers({
    provider: 'api-tennis',
    schedule: (input, day) =>
      forAll(input, `/tennis/?method=get_fixtures&timezone=UTC&date_start=${day}&date_stop=${day}`),
    live: (input) => forAll(input, '/tennis/?method=get_livescore&timezone=UTC'),
    liveSeconds: 15,
    contains: ['live', 'events'],
    daysAhead: 1,
  }),
  ...oddsApiScores,
  ...dayOffers({
    provider: 'espn',
    schedule: (input, day) =>
      forEach(input, (id, sport) => {
        const sportPath = ESPN_SPORTS[sport]?.(id) ?? id;
        return `/apis/site/v2/sports/${sportPath}/scoreboard?dates=${day.replaceAll('-', '')}`;
      }),
    liveSeconds: 60,
    contains: ['live'],
    daysAhead: 1,
  }),
];

/** Providers that take over only where no other one covers a league or works. */
export const FALLBACKS: ReadonlySet<string> = new Set(['espn']);
