import { decodeMatch, type WireMatch } from '@tipmark/contract/match-wire';
import {
  aTennisMatch,
  aTennisScore,
  aTournament,
  FIRST_DAY,
} from '../../matches/tennis/testing/tournament.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const DAY = 86_400;

let api: TestApi;

/** A file that knows when the tournament began, the final first; one match has its day. */
beforeAll(async () => {
  api = await createTestApi({ now: FIRST_DAY + 10 * DAY });
  const ofWeek = (home: string, away: string, round: string) => [
    aTennisMatch(home, away, {
      startsAt: FIRST_DAY,
      isTimeKnown: false,
      isDayKnown: false,
      round,
    }),
    aTennisScore(`${home}-${away}`, [
      [6, 4],
      [6, 3],
    ]),
  ];
  await sendFeed(api, [
    ...aTournament(['Rossi', 'Bianchi', 'Verdi', 'Neri', 'Costa']),
    ...ofWeek('Rossi', 'Bianchi', 'F'),
    ...ofWeek('Rossi', 'Verdi', 'SF'),
    ...ofWeek('Rossi', 'Neri', 'QF'),
    aTennisMatch('Rossi', 'Costa', { startsAt: FIRST_DAY, isTimeKnown: false, round: 'R16' }),
    aTennisScore('Rossi-Costa', [
      [6, 0],
      [6, 0],
    ]),
  ]);
}, 60_000);

afterAll(() => api.close());

async function read(url: string) {
  const reply = await api.app.inject(url);
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json().data;
}

test('a list says which matches have no day, round by round', async () => {
  const { leagues } = await read(`/tennis/results/page?timestamp=${FIRST_DAY}`);
  const matches = leagues[0].matches.map((wire: WireMatch) => decodeMatch(wire));
  expect(
    matches.map(({ away, isDayKnown }: ReturnType<typeof decodeMatch>) => [away.name, isDayKnown]),
  ).toEqual(
    expect.arrayContaining([
      ['Costa', undefined],
      ['Neri', false],
      ['Verdi', false],
      ['Bianchi', false],
    ]),
  );
  const unknown = matches.filter(({ isDayKnown }: { isDayKnown?: false }) => isDayKnown === false);
  expect(unknown.map(({ away }: ReturnType<typeof decodeMatch>) => away.name)).toEqual([
    'Neri',
    'Verdi',
    'Bianchi',
  ]);
});

test('a match says so on its own page, and of the form of its players', async () => {
  const { leagues } = await read(`/tennis/results/page?timestamp=${FIRST_DAY}`);
  const [wire] = leagues[0].matches.filter((one: WireMatch) => one['20'] === 2);
  const page = await read(`/tennis/events/page/${decodeMatch(wire).link}`);
  expect(page).toMatchObject({ isTimeKnown: false, isDayKnown: false });
});
