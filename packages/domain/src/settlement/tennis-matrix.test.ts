import { MATCH_STATUS, type MatchStatus } from '../enumerations/match-status.ts';
import { SPORT } from '../enumerations/sport.ts';
import { TIP_RESULT, type TipResult } from '../enumerations/tip-result.ts';
import type { Pair, SetsPlay } from '../matches/played.ts';
import { parseOddType } from '../odds/odd-type.ts';
import { marketsOf } from '../sports/market.ts';
import { settleTip } from './settle-tip.ts';

const START = 1_795_266_000;
const WON = 'won';
const BACK = 'returned';
const LOST = 'lost';
type Outcome = typeof WON | typeof BACK | typeof LOST;

const OUTCOME_OF: Partial<Record<TipResult, Outcome>> = {
  [TIP_RESULT.won]: WON,
  [TIP_RESULT.returned]: BACK,
  [TIP_RESULT.lost]: LOST,
};

const aPlay = (
  bestOf: 3 | 5,
  sets: readonly Pair[],
  completedSets: number,
  advancing: 1 | 2 | null,
): SetsPlay => ({
  sport: SPORT.tennis,
  isLastSetTieBreak: false,
  bestOf,
  sets,
  completedSets,
  advancing,
});

const setsOf = (text: string): Pair[] =>
  text.split(' ').map((set) => {
    const [home = '', away = ''] = set.split('-');
    return [Number(home), Number(away)];
  });

const PLAYED = {
  3: aPlay(3, setsOf('6-4 6-7 6-2'), 3, 1),
  5: aPlay(5, setsOf('6-3 6-7 7-5 6-4'), 4, 1),
};
/** The first player leads; the other one advances. */
const BROKEN_OFF = {
  3: aPlay(3, setsOf('6-4 4-3'), 1, 2),
  5: aPlay(5, setsOf('6-4 7-6 2-1'), 2, 2),
};

function outcomeOf(text: string, status: MatchStatus, play: SetsPlay, isAbandoned = false) {
  const oddType = parseOddType(text, SPORT.tennis);
  if (oddType === undefined) throw new Error(`${text} is not an outcome of tennis`);
  const match = { status, startsAt: START, play, isAbandoned };
  return OUTCOME_OF[settleTip(oddType, match, START + 3 * 3_600)] ?? 'open';
}

/** Outcome; completed, best of three and of five; abandoned, best of three and of five. */
const OUTCOMES: readonly (readonly [string, Outcome, Outcome, Outcome, Outcome])[] = [
  ['win.1', WON, WON, BACK, BACK],
  ['win.2', LOST, LOST, BACK, BACK],
  ['ougames.o:22.5', WON, WON, BACK, WON],
  ['ougames.u:22.5', LOST, LOST, BACK, LOST],
  ['ougames.o:36.5', LOST, WON, LOST, BACK],
  ['ougames.u:36.5', WON, LOST, WON, BACK],
  ['ahgames.1:-4.5', WON, WON, BACK, BACK],
  ['ahgames.2:4.5', LOST, LOST, BACK, BACK],
  ['ahgames.1:7.5', WON, WON, WON, BACK],
  ['ahgames.2:-7.5', LOST, LOST, LOST, BACK],
  ['ahgames.1:13.5', WON, WON, WON, WON],
  ['ahsets.1:-1.5', LOST, WON, BACK, BACK],
  ['ahsets.2:1.5', WON, LOST, BACK, BACK],
  ['ousets.o:2.5', WON, WON, BACK, BACK],
  ['ousets.o:3.5', LOST, WON, BACK, BACK],
  ['ousets.u:3.5', WON, LOST, BACK, BACK],
  ['setscore.2-1', WON, LOST, BACK, BACK],
  ['setscore.3-1', LOST, WON, BACK, BACK],
  ['s1win.1', WON, WON, WON, WON],
  ['s1win.2', LOST, LOST, LOST, LOST],
  ['s2win.1', LOST, LOST, BACK, WON],
  ['s2win.2', WON, WON, BACK, LOST],
];

test('every market of tennis is in the table', () => {
  const reported = new Set(OUTCOMES.map(([text]) => text.split('.')[0]));
  expect([...reported].toSorted()).toEqual(marketsOf(SPORT.tennis).toSorted());
});

describe.each(OUTCOMES)('%s', (text, played3, played5, broken3, broken5) => {
  const both = (status: MatchStatus, of: typeof PLAYED, isAbandoned = false) => [
    outcomeOf(text, status, of[3], isAbandoned),
    outcomeOf(text, status, of[5], isAbandoned),
  ];

  it('in a match played to its end', () => {
    expect(both(MATCH_STATUS.finished, PLAYED)).toEqual([played3, played5]);
  });

  it('after a retirement: the advancing player wins, other markets settle only if decided', () => {
    const winner: Partial<Record<string, Outcome>> = { 'win.1': LOST, 'win.2': WON };
    expect(both(MATCH_STATUS.finishedRetired, BROKEN_OFF)).toEqual([
      winner[text] ?? broken3,
      winner[text] ?? broken5,
    ]);
  });

  it('after a retirement at 5:0 in the first set: only lines that no continuation could change settle', () => {
    const early = { 3: aPlay(3, [[5, 0]], 0, 2), 5: aPlay(5, [[5, 0]], 0, 2) };
    const decided: Partial<Record<string, readonly [Outcome, Outcome]>> = {
      'ahgames.1:13.5': [WON, BACK],
    };
    expect(both(MATCH_STATUS.finishedRetired, early)).toEqual(decided[text] ?? [BACK, BACK]);
  });

  it('has no match winner if awarded or abandoned, and stays open while interrupted', () => {
    expect(both(MATCH_STATUS.awarded, BROKEN_OFF)).toEqual([broken3, broken5]);
    expect(both(MATCH_STATUS.interrupted, BROKEN_OFF, true)).toEqual([broken3, broken5]);
    expect(both(MATCH_STATUS.interrupted, BROKEN_OFF)).toEqual(['open', 'open']);
  });

  it('is returned after a walkover', () => {
    const unplayed = { 3: aPlay(3, [], 0, 2), 5: aPlay(5, [], 0, 2) };
    expect(both(MATCH_STATUS.walkover, unplayed)).toEqual([BACK, BACK]);
  });
});
