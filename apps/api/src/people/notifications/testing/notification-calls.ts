import type { EndpointName } from '@tipmark/contract';
import type { FeedRecord } from '@tipmark/contract/feed';
import { SPORT, type SportName } from '@tipmark/domain';
import { aFeedMatch, aFeedSetting } from '@tipmark/test-kit';
import type { InjectOptions } from 'fastify';
import { aHockeyLeague, aHockeyMatch } from '../../../calls/hockey/testing/hockey-feed.ts';
import { aTennisMatch, aTournament } from '../../../calls/tennis/testing/tournament.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { sendFeed } from '../../../testing/feed.ts';
import { aPerson } from '../../account/testing/people.ts';

type NotificationName = Extract<
  EndpointName,
  'notifiedMatches' | `${SportName}MatchNotification${'' | 'Save' | 'Delete'}`
>;

const SPORTS = Object.keys(SPORT) as SportName[];

const HOUR = 3_600;

/** A match of each sport that is still to be played. */
const FEED: Readonly<Record<SportName, (startsAt: number) => readonly FeedRecord[]>> = {
  soccer: (startsAt) => [
    ...aFeedSetting('Dinamo', 'Zarya'),
    aFeedMatch('Dinamo', 'Zarya', { startsAt }),
  ],
  hockey: (startsAt) => [
    ...aHockeyLeague(['Jokerit', 'Lukko']),
    aHockeyMatch('Jokerit', 'Lukko', { startsAt }),
  ],
  tennis: (startsAt) => [
    ...aTournament(['Verdi', 'Neri']),
    aTennisMatch('Verdi', 'Neri', { startsAt }),
  ],
};
const KEYS: Readonly<Record<SportName, string>> = {
  soccer: 'Dinamo-Zarya',
  hockey: 'Jokerit-Lukko',
  tennis: 'Verdi-Neri',
};

/** Id of a match of the sport that starts in an hour. */
export async function matchOf(api: TestApi, sport: SportName): Promise<number> {
  await sendFeed(api, FEED[sport](api.services.clock() + HOUR));
  const { id } = await api.services.db
    .selectFrom('source_keys')
    .select('id')
    .where('kind', '=', 'match')
    .where('key', '=', KEYS[sport])
    .executeTakeFirstOrThrow();
  return id;
}

/** A valid call of every endpoint about match notifications. */
export function notificationCalls(
  getApi: () => TestApi,
): Record<NotificationName, () => Promise<InjectOptions>> {
  const calls = SPORTS.flatMap((sport) => {
    const call = (method: 'GET' | 'POST' | 'DELETE') => async (): Promise<InjectOptions> => {
      const api = getApi();
      const { headers } = await aPerson(api);
      const url = `/${sport}-match-notifications/${await matchOf(api, sport)}`;
      const payload = { options: [2, 7] };
      return { method, url, headers, ...(method === 'POST' ? { payload } : {}) };
    };
    return [
      [`${sport}MatchNotification`, call('GET')],
      [`${sport}MatchNotificationSave`, call('POST')],
      [`${sport}MatchNotificationDelete`, call('DELETE')],
    ] as const;
  });
  return {
    ...(Object.fromEntries(calls) as Record<
      Exclude<NotificationName, 'notifiedMatches'>,
      () => Promise<InjectOptions>
    >),
    notifiedMatches: async () => ({
      url: '/match-notifications',
      headers: (await aPerson(getApi())).headers,
    }),
  };
}
