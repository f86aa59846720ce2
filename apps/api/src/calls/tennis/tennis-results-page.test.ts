import { decodeMatch } from '@tipmark/contract/match-wire';
import { COURT_TYPE, MATCH_STATUS } from '@tipmark/domain';
import { aFeedOdds } from '@tipmark/test-kit';
import {
  aTennisMatch,
  aTennisScore,
  aTournament,
  FIRST_DAY,
} from '../../matches/tennis/testing/tournament.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const HOUR = 3_600;

let api: TestApi;

/** One finished match with two tie-breaks, one in play, one retired, one not played, one coming. */
beforeAll(async () => {
  api = await createTestApi({ now: FIRST_DAY + HOUR });
  const at = (hours: number) => ({ startsAt: FIRST_DAY + hours * HOUR });
  await sendFeed(api, [
    ...aTournament(['Rossi', 'Bianchi', 'Verdi', 'Neri', 'Costa', 'Ricci', 'Fontana', 'Greco']),
    aTennisMatch('Rossi', 'Bianchi', { ...at(-3), seeds: [1, null] }),
    aTennisScore(
      'Rossi-Bianchi',
      [
        [6, 7],
        [6, 3],
        [7, 6],
      ],
      { score: { tieBreaks: [[5, 7], null, [12, 10]] } },
    ),
    aTennisMatch('Verdi', 'Neri', { ...at(0), seeds: [null, 2] }),
    aTennisScore(
      'Verdi-Neri',
      [
        [6, 4],
        [4, 5],
      ],
      {
        status: MATCH_STATUS.live,
        liveState: 'S2',
        secondLine: 'SP',
        serving: 'away',
        score: { home: 1, away: 0, points: ['40', 'Ad'] },
      },
    ),
    aTennisMatch('Costa', 'Ricci', at(-2)),
    aTennisScore('Costa-Ricci', [[6, 2]], {
      status: MATCH_STATUS.finishedRetired,
      advancing: 'away',
      score: {
        periods: [
          [6, 2],
          [1, 3],
        ],
      },
    }),
    aTennisMatch('Fontana', 'Greco', at(-1)),
    { ...aTennisScore('Fontana-Greco', []), status: MATCH_STATUS.walkover, advancing: 'home' },
    aTennisMatch('Rossi', 'Neri', at(2)),
    aFeedOdds(
      'Rossi-Neri',
      [
        ['Kappa', 'win.1', 1_500],
        ['Kappa', 'win.2', 2_600],
      ],
      { at: FIRST_DAY - HOUR },
    ),
    aFeedOdds('Rossi-Neri', [['Kappa', 'win.1', 1_450]], { at: FIRST_DAY }),
  ]);
}, 60_000);

afterAll(() => api.close());

async function matchesOfDay(query = '') {
  const { data } = (
    await api.app.inject(`/tennis/results/page?timestamp=${FIRST_DAY}${query}`)
  ).json();
  const [league] = data.leagues;
  const of = (home: string) =>
    league.matches
      .map(decodeMatch)
      .find((match: { home: { name: string } }) => match.home.name === home);
  return { data, league, of };
}

test('a finished match has its sets, tie-breaks and seeds', async () => {
  const { league, of } = await matchesOfDay();
  expect(league).toMatchObject({ name: 'Кубок города', court: COURT_TYPE.indoorHard });
  expect(of('Rossi')).toMatchObject({
    status: MATCH_STATUS.finished,
    home: { score: 2, periodScores: [6, 6, 7], tieBreaks: [5, null, 12], seed: 1 },
    away: { score: 1, periodScores: [7, 3, 6], tieBreaks: [7, null, 10] },
  });
});

test('only a match in play has the points of the current game and the server', async () => {
  const { of } = await matchesOfDay();
  expect(of('Verdi')).toMatchObject({
    status: MATCH_STATUS.live,
    liveState: 'S2',
    secondLine: 'SP',
    home: { score: 1, periodScores: [6, 4], livePoints: '40', isServing: false },
    away: { score: 0, periodScores: [4, 5], livePoints: 'Ad', isServing: true, seed: 2 },
  });
  expect(of('Rossi').home).not.toHaveProperty('livePoints');
  expect(of('Rossi').home).not.toHaveProperty('isServing');
});

test('the advancing player is marked after a retirement or walkover', async () => {
  const { of } = await matchesOfDay();
  expect(of('Costa')).toMatchObject({
    status: MATCH_STATUS.finishedRetired,
    home: { score: 1, periodScores: [6, 1] },
    away: { score: 0, isAdvancing: true },
  });
  expect(of('Costa').home).not.toHaveProperty('isAdvancing');
  expect(of('Fontana')).toMatchObject({
    status: MATCH_STATUS.walkover,
    home: { isAdvancing: true },
  });
  expect(of('Rossi').home).not.toHaveProperty('isAdvancing');
});

test('odds and their history are those of the winner market, without a draw', async () => {
  const { data, league } = await matchesOfDay('&odds=1');
  const [link] = league.matches
    .map(decodeMatch)
    .filter(({ currentOdds }: { currentOdds: number[] }) => currentOdds.length > 0)
    .map((match: { matchId: number; currentOdds: number[] }) => {
      expect(match.currentOdds).toEqual([1.45, 2.6]);
      return match.matchId;
    });
  expect(data.oddsHistory[link]).toEqual([
    [FIRST_DAY - HOUR, 1.5, null, 2.6],
    [FIRST_DAY, 1.45, null, 2.6],
  ]);
});

test('tennis matches are not listed in another sport', async () => {
  const { data } = (await api.app.inject(`/soccer/results/page?timestamp=${FIRST_DAY}`)).json();
  expect(data.leagues).toEqual([]);
});
