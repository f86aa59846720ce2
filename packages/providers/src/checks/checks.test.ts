import type { Answer } from '../answers/answer.ts';
import { CHECKS } from './checks.ts';

const answer = (body: unknown, more: Partial<Answer> = {}): Answer => ({
  at: 1_789_999_200,
  status: 200,
  headers: {},
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
});

function read(provider: string, answers: readonly Answer[], ids: Record<string, string>) {
  const check = CHECKS.find((one) => one.provider === provider);
  const leagues = Object.entries(ids).map(([name, id]) => ({ name, id }));
  return check?.read(answers, leagues);
}

test('The Odds API: credits, and which leagues are played now', () => {
  const sports = answer(
    [
      { key: 'soccer_epl', active: true },
      { key: 'icehockey_nhl', active: false },
    ],
    {
      headers: { 'x-requests-remaining': '498', 'x-requests-used': '2' },
    },
  );
  expect(read('the-odds-api', [sports], { EPL: 'soccer_epl', NHL: 'icehockey_nhl' })).toEqual({
    quota: '498 credits left this month, 2 used',
    coverage: ['covers EPL', 'not played now: NHL'],
  });
});

test('API-Football: plan, calls of the day, and what each league has', () => {
  const status = answer({
    errors: [],
    response: {
      subscription: { plan: 'Free', end: '2027-01-01T00:00:00+00:00' },
      requests: { current: 12, limit_day: 100 },
    },
  });
  const coverage = { fixtures: { events: true, lineups: true }, odds: true, injuries: false };
  const leagues = answer({
    errors: [],
    response: [{ league: { id: 39 }, seasons: [{ current: false }, { current: true, coverage }] }],
  });
  expect(read('api-football', [status, leagues], { EPL: '39', Serie: '135' })).toEqual({
    plan: 'Free until 2027-01-01',
    quota: '12 of 100 calls used today',
    coverage: [
      'EPL: events, line-ups, prices',
      'Serie: not in the plan, or no season is played now',
    ],
  });
});

test.each([
  [
    'an error inside 200',
    answer({ errors: { token: 'Missing application key.' } }),
    'Missing application key.',
  ],
  [
    'a status',
    answer({ message: 'Your API token is invalid.' }, { status: 400 }),
    'Your API token is invalid. (HTTP 400)',
  ],
  ['a page', answer('<html>', { status: 502 }), 'refused (HTTP 502)'],
  ['half an answer', answer('{"a":'), 'the answer is not JSON'],
])('%s is the problem', (_what, refused, problem) => {
  expect(read('api-football', [refused], {})).toEqual({ problem, coverage: [] });
});
