import type { EndpointName } from '@tipmark/contract';
import type { FeedRecord } from '@tipmark/contract/feed';
import { SPORT, type SportName } from '@tipmark/domain';
import { aFeedMatch, aFeedSetting } from '@tipmark/test-kit';
import type { InjectOptions } from 'fastify';
import { aHockeyLeague, aHockeyMatch } from '../../../calls/hockey/testing/hockey-feed.ts';
import { aTennisMatch, aTournament } from '../../../matches/tennis/testing/tournament.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { sendFeed } from '../../../testing/feed.ts';
import { aPerson, PASSWORD } from '../../account/testing/people.ts';

type NotificationName = Extract<
  EndpointName,
  | 'accountNotices'
  | 'accountPush'
  | 'subscribePush'
  | 'unsubscribePush'
  | 'changeQuietHours'
  | 'connectTelegram'
  | 'disconnectTelegram'
  | 'dropBulkMessages'
  | 'notifiedMatches'
  | 'readAccountNotices'
  | 'sendSiteNews'
  | `${SportName}MatchNotification${'' | 'Save' | 'Delete'}`
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

const aPushSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};

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
  const asUser = async (url: string, payload?: object): Promise<InjectOptions> => ({
    url,
    headers: (await aPerson(getApi())).headers,
    ...(payload && { method: 'POST', payload }),
  });
  return {
    accountNotices: () => asUser('/account/notices'),
    readAccountNotices: () => asUser('/account/notices/read', {}),
    accountPush: () => asUser('/account/push'),
    subscribePush: () => asUser('/account/push', aPushSubscription),
    unsubscribePush: () => asUser('/account/push/end', { endpoint: aPushSubscription.endpoint }),
    changeQuietHours: async () => ({
      ...(await asUser('/account/quiet-hours', { quietFrom: '23:00', quietTo: '08:00' })),
      method: 'PUT',
    }),
    connectTelegram: async () => {
      getApi().services.messenger.offerLocal('http://127.0.0.1:4000/dev/telegram');
      return asUser('/account/telegram', { password: PASSWORD });
    },
    disconnectTelegram: () => asUser('/account/telegram/end', { password: PASSWORD }),
    dropBulkMessages: async () => ({
      method: 'POST',
      url: '/moderation/messages/drop-bulk',
      headers: { authorization: getApi().services.operatorKey },
    }),
    sendSiteNews: async () => {
      const { db } = getApi().services;
      const { url, headers } = await aPerson(getApi());
      const confirmed = { email_confirmed_at: new Date() };
      await db.updateTable('users').set(confirmed).where('url', '=', url).execute();
      await getApi().app.inject({
        method: 'PUT',
        url: '/page-profile-notifications',
        headers,
        payload: { type: 8, isActive: true },
      });
      const texts = { ru: 'Новости', en: 'News' };
      return {
        method: 'POST',
        url: '/moderation/news',
        headers: { authorization: getApi().services.operatorKey },
        payload: { id: 'one', title: texts, text: texts },
      };
    },
    ...(Object.fromEntries(calls) as Record<
      Extract<NotificationName, `${SportName}Match${string}`>,
      () => Promise<InjectOptions>
    >),
    notifiedMatches: async () => ({
      url: '/match-notifications',
      headers: (await aPerson(getApi())).headers,
    }),
  };
}
