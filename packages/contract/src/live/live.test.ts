import { SPORT } from '@tipmark/domain';
import { streams } from '../streams.ts';
import {
  changedMatch,
  LIVE_LIMITS,
  liveDay,
  liveDays,
  liveLeague,
  liveMatch,
  liveScan,
} from './index.ts';

const { query } = streams.live;
const day = liveDay(SPORT.soccer, '2026-11-21');

describe('topics', () => {
  it('are parsed, sorted and deduplicated', () => {
    const topics = [liveScan(SPORT.tennis), day, liveMatch(7), liveLeague(39), liveMatch(7)];
    expect(query.parse({ topics: topics.join(',') }).topics).toEqual([
      'day:1:2026-11-21',
      'l:39',
      'm:7',
      'scan:3',
    ]);
  });

  it.each([
    '',
    'm:0',
    'm:7,',
    'm:007',
    'm:9999999999',
    'x:1',
    'day:4:2026-11-21',
    'day:1:2026-02-30',
    'day:1:21-11-2026',
    'm:7 ',
    'M:7',
    'scan:0',
    'scan:4',
    'scan:12',
  ])('are rejected if they are %p', (topics) => {
    expect(query.safeParse({ topics }).error?.issues[0]?.path).toEqual(['topics']);
  });

  it('are accepted up to the limit and not beyond', () => {
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => liveMatch(index + 1)).join(',');
    expect(query.safeParse({ topics: some(LIVE_LIMITS.topics) }).success).toBe(true);
    expect(query.safeParse({ topics: some(LIVE_LIMITS.topics + 1) }).success).toBe(false);
  });

  it('of a day in Moscow cover two days in UTC', () => {
    const start = Date.UTC(2026, 10, 20, 21) / 1_000;
    expect(liveDays(SPORT.soccer, start, start + 86_400)).toEqual([
      'day:1:2026-11-20',
      'day:1:2026-11-21',
    ]);
  });
});

describe('a change of a match', () => {
  const match = {
    '1': 1 as const,
    '3': '7-a-b',
    '4': 1,
    '5': [2, 3, 4, null, null],
    '7': { '1': 'A' },
    '8': { '1': 'B', '8': 1 },
    '13': 1,
  };

  it('adds and removes keys and keeps the rest', () => {
    const live = changedMatch(match, { '1': 2, '2': '1H:3', '7': { '4': 1 }, '8': { '8': null } });
    expect(live).toEqual({
      ...match,
      '1': 2,
      '2': '1H:3',
      '7': { '1': 'A', '4': 1 },
      '8': { '1': 'B' },
    });
    expect(changedMatch(live, { '2': null })).not.toHaveProperty('2');
  });

  it('without differences returns the same object', () => {
    expect(changedMatch(match, { '1': 1, '2': null, '5': [2, 3, 4, null, null], '7': {} })).toBe(
      match,
    );
  });

  it('does not mutate the given match', () => {
    changedMatch(match, { '7': { '4': 3 } });
    expect(match['7']).toEqual({ '1': 'A' });
  });
});
