import type { EndpointName } from '@tipmark/contract';
import type { InjectOptions } from 'fastify';
import { aPerson, type Person } from '../../../people/account/testing/people.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';

type BetName = Extract<EndpointName, `bet${string}`>;

/** A bet on the home win of a match, before it begins. */
export const aBet = (more: Readonly<Record<string, string>> = {}) => ({
  placedAt: '2024-01-13T12:00',
  event: 'Club 0 – Club 1',
  outcome: 'П1',
  bookmaker: 'Kappa',
  odds: '1,85',
  stake: '1 000',
  currency: 'RUB',
  ...more,
});

/** A file with one bet on a match of the site and one on none. */
const FILE =
  'date;event;odds;stake;match_id;code\n2024-01-12;A – B;1,9;100;;\n2024-01-12;;2;50;101;1x2.1\n';

/** The most expensive call of every endpoint of own bets. */
export function betCalls(getApi: () => TestApi): Record<BetName, () => Promise<InjectOptions>> {
  async function added(): Promise<{ person: Person; bet: { id: number; version: number } }> {
    const person = await aPerson(getApi());
    const payload = aBet({ matchId: '101', oddType: '1x2.1' });
    const { headers } = person;
    const reply = await getApi().app.inject({
      method: 'POST',
      url: '/bet-book/bets',
      headers,
      payload,
    });
    return { person, bet: reply.json().data.bet };
  }
  return {
    betBook: async () => ({ url: '/bet-book', headers: (await added()).person.headers }),
    betForm: async () => {
      const { person, bet } = await added();
      return { url: `/bet-book/form?bet=${bet.id}`, headers: person.headers };
    },
    betAdd: async () => ({
      method: 'POST',
      url: '/bet-book/bets',
      headers: { ...(await aPerson(getApi())).headers, 'idempotency-key': 'one' },
      payload: aBet({ matchId: '101', oddType: '1x2.1' }),
    }),
    betChange: async () => {
      const { person, bet } = await added();
      return {
        method: 'PUT',
        url: `/bet-book/bets/${bet.id}`,
        headers: person.headers,
        payload: { ...aBet({ matchId: '101', oddType: '1x2.2' }), version: bet.version },
      };
    },
    betDelete: async () => {
      const { person, bet } = await added();
      return {
        method: 'POST',
        url: `/bet-book/bets/${bet.id}/delete`,
        headers: person.headers,
        payload: { version: bet.version },
      };
    },
    betImport: async () => ({
      method: 'POST',
      url: '/bet-book/file',
      headers: (await aPerson(getApi())).headers,
      payload: { text: FILE, currency: 'RUB', isPreview: false },
    }),
    betExport: async () => ({
      method: 'POST',
      url: '/bet-book/export',
      headers: (await added()).person.headers,
      payload: {},
    }),
  };
}
