import type { PlayerPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { SPORT, TIP_RESULT } from '@tipmark/domain';
import { aFeedOdds } from '@tipmark/test-kit';
import { settlementJob } from '../../betting/settlement/settlement-job.ts';
import {
  aTennisMatch,
  aTennisScore,
  aTournament,
  FIRST_DAY,
  idOfMatch,
} from '../../matches/tennis/testing/tournament.ts';
import { aPerson } from '../../people/account/testing/people.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const HOME = 'Anna Rossi / Carla Verdi';
const AWAY = 'Berta Bianchi / Dora Neri';
const NOW = FIRST_DAY - 7_200;

let api: TestApi;
let [doubles, singles] = [0, 0];

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const { receipt } = await sendFeed(api, [
    ...aTournament([HOME, AWAY, 'Anna Rossi', 'Berta Bianchi']),
    aTennisMatch(HOME, AWAY),
    aTennisMatch('Anna Rossi', 'Berta Bianchi', { startsAt: FIRST_DAY + 3_600 }),
    aFeedOdds(
      `${HOME}-${AWAY}`,
      [
        ['Kappa', 'win.1', 1_600],
        ['Kappa', 'win.2', 2_400],
      ],
      { at: NOW - 60 },
    ),
  ]);
  expect(receipt).toMatchObject({ quarantined: 0 });
  doubles = await idOfMatch(api, `${HOME}-${AWAY}`);
  singles = await idOfMatch(api, 'Anna Rossi-Berta Bianchi');
}, 60_000);

afterAll(() => api.close());

async function read<Data>(url: string): Promise<Data> {
  const reply = await api.app.inject({ url, headers: { 'accept-language': 'en' } });
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json().data;
}

interface Day {
  readonly leagues: readonly { readonly matches: Parameters<typeof decodeMatch>[0][] }[];
}

const dayOfMatches = async () => {
  const { leagues } = await read<Day>(`/tennis/results/page?timestamp=${FIRST_DAY}`);
  return leagues.flatMap(({ matches }) => matches.map(decodeMatch));
};

test('a doubles match has both names on each side and is separate from a singles match of the same players', async () => {
  const day = await dayOfMatches();
  expect(day.map(({ home, away }) => [home.name, away.name])).toEqual([
    [HOME, AWAY],
    ['Anna Rossi', 'Berta Bianchi'],
  ]);
  expect(new Set([doubles, singles]).size).toBe(2);
  expect(day[0]?.link).toMatch(/anna-rossi-carla-verdi-berta-bianchi-dora-neri/);
});

test('a tip on a doubles match is settled by its score, which does not count in singles records', async () => {
  const settlement = startJob(settlementJob, api.services, (error) => {
    throw error;
  });
  const person = await aPerson(api);
  const posted = await api.app.inject({
    method: 'POST',
    url: `/tennis/events/tips/${doubles}/${SPORT.tennis}`,
    headers: person.headers,
    payload: { odd_type: 'win.2', stake: 2, description: '' },
  });
  expect(posted.json().data).toMatchObject({ tip: { odd_type: 'win.2' } });
  api.setNow(FIRST_DAY + 8_000);
  await sendFeed(api, [
    aTennisScore(
      `${HOME}-${AWAY}`,
      [
        [6, 4],
        [3, 6],
        [8, 10],
      ],
      { seq: 9 },
    ),
  ]);
  await settlement.idle();
  await settlement.idle();
  const { tips } = await read<{ tips: { result: number }[] }>(
    `/tennis/events/tips/${doubles}/${SPORT.tennis}`,
  );
  await settlement.stop();
  expect(tips.map(({ result }) => result)).toEqual([TIP_RESULT.won]);
  const { matches: found } = await read<{ matches: { match: { '3': string } }[] }>(
    '/tennis/search?query=Rossi',
  );
  expect(found.length).toBeGreaterThan(0);
  const linkOf = async (id: number, side: 'home' | 'away') => {
    const page = await read<Record<'home' | 'away', { link: string }>>(`/tennis/events/page/${id}`);
    return page[side].link;
  };
  const recordOf = async (link: string) =>
    (await read<PlayerPage>(`/tennis/player/page/${link}`)).career.matches;
  expect(await recordOf(await linkOf(doubles, 'away'))).toEqual([1, 0]);
  expect(await recordOf(await linkOf(doubles, 'home'))).toEqual([0, 1]);
  expect(await recordOf(await linkOf(singles, 'home'))).toEqual([0, 0]);
});
