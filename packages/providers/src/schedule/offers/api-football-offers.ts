import { DAY_SECONDS } from '@tipmark/domain';
import { periodStart } from '../limits.ts';
import type { Purpose, Task } from '../task.ts';
import { dayOffers } from './day-offers.ts';
import {
  correctionGroups,
  dayOf,
  endOf,
  liveTimes,
  type MatchGroup,
  priceTimes,
  seasonAt,
  startGroups,
} from './match-times.ts';
import type { Offer, OfferInput } from './offer.ts';

const provider = 'api-football';
const MINUTE = 60;
const HOUR = 3_600;
/** Fixtures a call may name. */
const MOST_IDS = 20;
const LIVE_SECONDS = 15;
const PRICE_SECONDS = 3 * HOUR;
const PRICES_A_PAGE = 10;
const WEEK_SECONDS = 7 * DAY_SECONDS;
/** When few matches are played. */
const SQUADS_AT = 3 * HOUR;
/** Line-ups are published 20 to 40 minutes before, some late. */
const LINEUPS_BEFORE = [30 * MINUTE, 5 * MINUTE] as const;
const RESULT_USEFUL_SECONDS = 12 * HOUR;

/** Calls by the ids of matches, which contain events, line-ups and statistics. */
function idTasks(purpose: Purpose, groups: readonly MatchGroup[], usefulSeconds: number): Task[] {
  return groups.flatMap(({ at, matches }) => {
    const ids = matches
      .flatMap((match) => match.ids[provider] ?? [])
      .toSorted((left, right) => Number(left) - Number(right));
    const parts = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, index) =>
      ids.slice(index * MOST_IDS, (index + 1) * MOST_IDS),
    );
    return parts.map(
      (part): Task => ({
        id: `${provider} ${purpose} ${part[0]} ${at}`,
        provider,
        purpose,
        leagues: [...new Set(matches.map(({ league }) => league))],
        path: `/fixtures?ids=${part.join('-')}`,
        cost: 1,
        due: { kind: 'once', at, until: at + usefulSeconds },
      }),
    );
  });
}

function liveTasks({ leagues, matches }: OfferInput): Task[] {
  const open = liveTimes(matches);
  if (open.length === 0) return [];
  const ids = leagues.map(({ id }) => id).join('-');
  return [
    {
      id: `${provider} live`,
      provider,
      purpose: 'live',
      leagues: leagues.map(({ name }) => name),
      path: `/fixtures?live=${ids}`,
      cost: 1,
      due: { kind: 'paced', open, idealSeconds: LIVE_SECONDS },
    },
  ];
}

/** A league and day has as many pages as its matches fill. */
function priceTasks({ leagues, matches, now }: OfferInput): Task[] {
  const today = periodStart('day', now);
  return leagues.flatMap(({ id, name, season }) => {
    const own = matches.filter(
      ({ league, startsAt }) =>
        league === name && startsAt >= today && startsAt < today + 2 * DAY_SECONDS,
    );
    return [...Map.groupBy(own, ({ startsAt }) => dayOf(startsAt))].flatMap(([day, together]) => {
      const pages = Math.ceil(together.length / PRICES_A_PAGE);
      const query = `league=${id}&season=${season ?? seasonAt(now)}&date=${day}`;
      return Array.from({ length: pages }, (_, index): Task => {
        const path = `/odds?${query}${index === 0 ? '' : `&page=${index + 1}`}`;
        const due = { open: priceTimes(together, 24), idealSeconds: PRICE_SECONDS };
        return {
          id: `${provider} prices ${path}`,
          provider,
          purpose: 'prices',
          leagues: [name],
          path,
          cost: 1,
          due: { kind: 'paced', ...due },
        };
      });
    });
  });
}

/** A day of the week for each team, another one every week: none is always the last. */
const dayOfTeam = (team: string, week: number): number => (Number(team) + week * 3) % 7;

/** Players of each team that has a match about now, once a week. */
function squadTasks({ matches, now }: OfferInput): Task[] {
  const week = Math.floor(now / WEEK_SECONDS);
  const begins = week * WEEK_SECONDS;
  const leagueOf = new Map(
    matches.flatMap(({ sides = [], league }) => sides.map((team) => [team, league] as const)),
  );
  return [...leagueOf]
    .filter(([team]) => /^\d{1,9}$/.test(team))
    .map(([team, league]) => ({
      id: `${provider} squads ${team} ${begins}`,
      provider,
      purpose: 'squads',
      leagues: [league],
      path: `/players/squads?team=${team}`,
      cost: 1,
      due: {
        kind: 'once',
        at: begins + dayOfTeam(team, week) * DAY_SECONDS + SQUADS_AT,
        until: begins + WEEK_SECONDS - 1,
      },
    }));
}

/** The schedule by the day; what happens in a match by calls that name up to twenty of them. */
export const apiFootballOffers: readonly Offer[] = [
  ...dayOffers({
    provider,
    schedule: ({ leagues }, day) => [
      { path: `/fixtures?date=${day}`, leagues: leagues.map(({ name }) => name) },
    ],
    liveSeconds: LIVE_SECONDS,
    contains: [],
    daysAhead: 1,
  }).filter(({ purpose }) => purpose === 'fixtures'),
  { provider, purpose: 'live', group: 'live', tasks: liveTasks },
  { provider, purpose: 'events', group: 'live', tasks: liveTasks },
  {
    provider,
    purpose: 'lineups',
    tasks: ({ matches }) =>
      LINEUPS_BEFORE.flatMap((before) =>
        idTasks('lineups', startGroups(matches, before), before + 15 * MINUTE),
      ),
  },
  {
    provider,
    purpose: 'result',
    tasks: ({ matches, now }) => {
      const ended = matches.filter((match) => endOf(match) > now - 2 * DAY_SECONDS);
      return idTasks('result', correctionGroups(ended), RESULT_USEFUL_SECONDS);
    },
  },
  { provider, purpose: 'prices', tasks: priceTasks },
  { provider, purpose: 'squads', tasks: squadTasks },
];
