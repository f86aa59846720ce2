import fc from 'fast-check';
import { MATCH_STATUS, type MatchStatus } from '../enumerations/match-status.ts';
import {
  MATCH_NOTIFICATION,
  type MatchMoment,
  matchNotifications,
  momentNotified,
} from './match-notifications.ts';

const { scheduled, live, finished, canceled, moved } = MATCH_STATUS;
const BEFORE: MatchMoment = {
  status: scheduled,
  liveState: null,
  score: null,
  redCards: null,
  hasLineups: false,
  odds: [2_000, 3_400, null],
};
const LIVE: MatchMoment = { ...BEFORE, status: live, liveState: '1H:10', score: [0, 0] };

test.each<[string, MatchMoment, Partial<MatchMoment>, object[]]>([
  ['nothing', LIVE, {}, []],
  ['line-ups', BEFORE, { hasLineups: true }, [{ option: 1 }]],
  ['a start', BEFORE, { status: live, score: [0, 0] }, [{ option: 2 }]],
  ['a goal of the home team', LIVE, { score: [1, 0] }, [{ option: 3, score: [1, 0], side: 1 }]],
  ['a goal of the away team', LIVE, { score: [0, 1] }, [{ option: 3, score: [0, 1], side: 2 }]],
  [
    'a disallowed goal',
    { ...LIVE, score: [1, 0] },
    { score: [0, 0] },
    [{ option: 3, score: [0, 0], side: 0 }],
  ],
  ['a red card', LIVE, { redCards: [0, 1] }, [{ option: 4, side: 2 }]],
  ['half-time', LIVE, { liveState: 'HT' }, [{ option: 5, part: 1 }]],
  ['half-time again', { ...LIVE, liveState: 'HT' }, { liveState: 'HT' }, []],
  [
    'the second break',
    { ...LIVE, liveState: 'P2:19:59' },
    { liveState: 'INT2' },
    [{ option: 5, part: 2 }],
  ],
  [
    'a last goal and the end',
    LIVE,
    { status: finished, score: [1, 0] },
    [
      { option: 3, score: [1, 0], side: 1 },
      { option: 6, status: finished },
    ],
  ],
  ['a cancellation', BEFORE, { status: canceled }, [{ option: 6, status: canceled }]],
  ['another date', BEFORE, { status: moved }, [{ option: 6, status: moved }]],
  [
    'a price a tenth lower',
    BEFORE,
    { odds: [1_800, 3_400, null] },
    [{ option: 7, outcome: 0, before: 2_000, now: 1_800 }],
  ],
  ['a price a little lower', BEFORE, { odds: [1_810, 3_400, 4_000] }, []],
  ['a price during the match', LIVE, { odds: [1_100, 9_000, null] }, []],
])('%s', (_what, was, change, events) => {
  expect(matchNotifications(was, { ...was, ...change })).toEqual(events);
});

test('slow moves of a price add up to a notification, and the next one is measured from there', () => {
  let was = BEFORE;
  const notified: number[] = [];
  for (const price of [1_950, 1_880, 1_810, 1_790, 1_700, 1_620, 1_605]) {
    const now = { ...was, odds: [price, 3_400, null] };
    const events = matchNotifications(was, now);
    if (events.length > 0) notified.push(price);
    was = momentNotified(was, now, events);
  }
  expect(notified).toEqual([1_790, 1_605]);
});

test('what was notified once is not notified again', () => {
  const sides = fc.option(fc.tuple(fc.nat(9), fc.nat(9)));
  const moment = fc.record({
    status: fc.constantFrom(...Object.values(MATCH_STATUS)) as fc.Arbitrary<MatchStatus>,
    liveState: fc.constantFrom(null, '1H:1', 'HT', 'INT1', 'INT2', 'S2'),
    score: sides,
    redCards: sides,
    hasLineups: fc.boolean(),
    odds: fc.array(fc.option(fc.integer({ min: 1_010, max: 9_000 })), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(moment, moment, (was, now) => {
      const notified = momentNotified(was, now, matchNotifications(was, now));
      const again = matchNotifications(notified, now).filter(
        ({ option }) => option !== MATCH_NOTIFICATION.odds,
      );
      expect(again).toEqual([]);
    }),
  );
});
