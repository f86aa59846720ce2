import type { EndpointName } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { aFeedOdds } from '@tipmark/test-kit';
import type { InjectOptions } from 'fastify';
import {
  aTennisMatch,
  aTournament,
  FIRST_DAY,
  idOfMatch,
} from '../../../matches/tennis/testing/tournament.ts';
import { aPerson } from '../../../people/account/testing/people.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { sendFeed } from '../../../testing/feed.ts';

type TennisName =
  | Extract<EndpointName, `tennisEvent${string}` | `${string}TennisEvents${string}`>
  | 'tennisPlayerPage'
  | 'tennisPlayers'
  | 'tennisRankings'
  | 'tennisResultsPage'
  | 'tennisSearch'
  | 'tennisTipMaker'
  | 'tennisTournamentDraw'
  | 'tennisTournamentHistory'
  | 'tennisTournamentPage'
  | 'tennisTournaments';
type Calls = Readonly<Record<TennisName, () => Promise<InjectOptions>>>;

const PRICES: [string, string, number][] = [
  ['Kappa', 'win.1', 1_500],
  ['Kappa', 'win.2', 2_500],
];

/** A match that starts in an hour, sent once. */
function tippableMatch(api: () => TestApi): () => Promise<number> {
  let sent: Promise<number> | undefined;
  const send = async () => {
    const startsAt = FIRST_DAY + 3_600;
    await sendFeed(api(), [
      ...aTournament(['Rossi', 'Bianchi']),
      aTennisMatch('Rossi', 'Bianchi', { startsAt, ranks: [4, 9] }),
      aFeedOdds('Rossi-Bianchi', PRICES, { at: FIRST_DAY - 600 }),
    ]);
    return idOfMatch(api(), 'Rossi-Bianchi');
  };
  return () => {
    sent ??= send();
    return sent;
  };
}

/** The most expensive call of each tennis endpoint. */
export function tennisCalls(api: () => TestApi): Calls {
  const match = tippableMatch(api);
  const read = async (path: string, rest = '') => ({ url: `${path}/${await match()}${rest}` });
  const write = async (name: string) => {
    const { headers } = await aPerson(api(), { name });
    return {
      method: 'POST' as const,
      url: `/tennis/events/tips/${await match()}/${SPORT.tennis}`,
      payload: { odd_type: 'win.1', stake: 1, description: '' },
      headers: { ...headers, 'idempotency-key': 'one' },
    };
  };
  const ofTournament = async (call: string) => {
    await match();
    const { data } = (await api().app.inject('/tennis/tournaments')).json();
    return { url: `/tennis/tournament/${call}/${data.tournaments[0].link}` };
  };
  let writers = 0;
  const next = (name: string) => {
    writers += 1;
    return write(`${name} ${writers}`);
  };
  return {
    pageTennisEventsPoints: () => read('/page-tennis-events-points'),
    tennisEventDraw: () => read('/tennis/events/draw'),
    tennisEventPage: () => read('/tennis/events/page'),
    tennisEventOddsHistory: () => read('/tennis/events/odds-history', '/0'),
    tennisEventTips: () => read('/tennis/events/tips', `/${SPORT.tennis}`),
    tennisEventTipAdd: () => next('Server'),
    tennisEventTipChange: async () => {
      const added = await next('Returner');
      const { tip } = (await api().app.inject(added)).json().data;
      const payload = { odd_type: 'win.2', stake: 2, description: '' };
      return { ...added, method: 'PUT', url: `${added.url}/${tip.id}`, payload };
    },
    tennisPlayerPage: async () => {
      await match();
      const { data } = (await api().app.inject('/tennis/search/?query=rossi')).json();
      return { url: `/tennis/player/page/${data.teams[0].link}?countOfMatches=0` };
    },
    tennisPlayers: async () => {
      await match();
      return { url: '/tennis/players?query=rossu' };
    },
    tennisRankings: async () => {
      await match();
      return { url: '/tennis/rankings' };
    },
    tennisResultsPage: async () => {
      await match();
      return { url: `/tennis/results/page?timestamp=${FIRST_DAY}&odds=1` };
    },
    tennisSearch: async () => {
      await match();
      return { url: '/tennis/search/?query=rossu' };
    },
    tennisTournamentDraw: () => ofTournament('draw'),
    tennisTournamentHistory: () => ofTournament('history'),
    tennisTournamentPage: () => ofTournament('page'),
    tennisTournaments: async () => {
      await match();
      return { url: '/tennis/tournaments?query=cidy' };
    },
    tennisTipMaker: () => read('/tennis/tip-maker', '/win.1'),
  };
}
