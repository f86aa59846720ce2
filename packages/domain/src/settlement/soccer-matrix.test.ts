import { MATCH_STATUS, type MatchStatus } from '../enumerations/match-status.ts';
import { SPORT } from '../enumerations/sport.ts';
import { TIP_RESULT, type TipResult } from '../enumerations/tip-result.ts';
import type { HalvesPlay } from '../matches/played.ts';
import { parseOddType } from '../odds/odd-type.ts';
import { marketsOf } from '../sports/market.ts';
import { settleTip } from './settle-tip.ts';
import { tipProfit } from './tip-profit.ts';

const START = 1_795_266_000;
const HOUR = 3_600;
const WON = 'won';
const HALF_WON = 'half won';
const BACK = 'returned';
const HALF_LOST = 'half lost';
const LOST = 'lost';
type Outcome = typeof WON | typeof HALF_WON | typeof BACK | typeof HALF_LOST | typeof LOST;

const OUTCOME_OF: Readonly<Record<TipResult, Outcome | 'open'>> = {
  [TIP_RESULT.pending]: 'open',
  [TIP_RESULT.won]: WON,
  [TIP_RESULT.halfWon]: HALF_WON,
  [TIP_RESULT.returned]: BACK,
  [TIP_RESULT.halfLost]: HALF_LOST,
  [TIP_RESULT.lost]: LOST,
};

/** 2:1 after 1:0, nine corners, five points of cards. */
const PLAY: HalvesPlay = {
  sport: SPORT.soccer,
  score: [2, 1],
  halfScore: [1, 0],
  isHalfOver: true,
  isRegularTimeOver: false,
  corners: 9,
  cardPoints: 5,
};

interface Situation {
  readonly status: MatchStatus;
  readonly hours?: number;
  readonly play?: HalvesPlay;
}

function outcomeOf(text: string, { status, hours = 3, play = PLAY }: Situation): Outcome | 'open' {
  const oddType = parseOddType(text, SPORT.soccer);
  if (oddType === undefined) throw new Error(`${text} is not an outcome of soccer`);
  return OUTCOME_OF[settleTip(oddType, { status, startsAt: START, play }, START + hours * HOUR)];
}

/** Outcome, its result at full time, and its result if play was abandoned at this score. */
const OUTCOMES: readonly (readonly [string, Outcome, Outcome])[] = [
  ['1x2.1', WON, BACK],
  ['1x2.x', LOST, BACK],
  ['1x2.2', LOST, BACK],
  ['dc.1x', WON, BACK],
  ['dc.12', WON, BACK],
  ['dc.x2', LOST, BACK],
  ['dnb.1', WON, BACK],
  ['dnb.2', LOST, BACK],
  ['ou.o:2.5', WON, WON],
  ['ou.u:2.5', LOST, LOST],
  ['ou.o:2.75', HALF_WON, BACK],
  ['ou.u:2.75', HALF_LOST, BACK],
  ['ou.o:3', BACK, BACK],
  ['ou.o:3.25', HALF_LOST, BACK],
  ['ou.u:3.25', HALF_WON, BACK],
  ['ou.o:2.25', WON, WON],
  ['ou.o:3.5', LOST, BACK],
  ['ah.1:-0.5', WON, BACK],
  ['ah.1:-0.75', HALF_WON, BACK],
  ['ah.1:-1', BACK, BACK],
  ['ah.1:-1.25', HALF_LOST, BACK],
  ['ah.2:1', BACK, BACK],
  ['ah.2:1.25', HALF_WON, BACK],
  ['ah.2:0.75', HALF_LOST, BACK],
  ['ah.2:0', LOST, BACK],
  ['btts.y', WON, WON],
  ['btts.n', LOST, LOST],
  ['tt1.o:1.5', WON, WON],
  ['tt1.u:2.25', HALF_WON, BACK],
  ['tt2.o:1.25', HALF_LOST, BACK],
  ['tt2.u:0.5', LOST, LOST],
  ['h1x2.1', WON, WON],
  ['h1x2.x', LOST, LOST],
  ['hou.o:1', BACK, BACK],
  ['hou.u:1.25', HALF_WON, HALF_WON],
  ['corn.o:8.5', WON, WON],
  ['corn.u:8.5', LOST, LOST],
  ['corn.o:9', BACK, BACK],
  ['card.o:4.5', WON, WON],
  ['card.u:6.5', WON, BACK],
  ['cs.2-1', WON, BACK],
  ['cs.1-0', LOST, LOST],
  ['cs.3-1', LOST, BACK],
];

test('the table names every market of soccer', () => {
  const named = new Set(OUTCOMES.map(([text]) => text.split('.')[0]));
  expect([...named].toSorted()).toEqual(marketsOf(SPORT.soccer).toSorted());
});

describe.each(OUTCOMES)('%s at 2:1', (text, atFullTime, abandoned) => {
  it('waits while it is scheduled or live', () => {
    expect(outcomeOf(text, { status: MATCH_STATUS.scheduled })).toBe('open');
    expect(outcomeOf(text, { status: MATCH_STATUS.live })).toBe('open');
  });

  it(`is ${atFullTime} when the match is finished`, () => {
    expect(outcomeOf(text, { status: MATCH_STATUS.finished })).toBe(atFullTime);
  });

  it('is returned after a cancellation, a walkover or a long postponement', () => {
    expect(outcomeOf(text, { status: MATCH_STATUS.canceled })).toBe(BACK);
    expect(outcomeOf(text, { status: MATCH_STATUS.walkover })).toBe(BACK);
    expect(outcomeOf(text, { status: MATCH_STATUS.moved })).toBe('open');
    expect(outcomeOf(text, { status: MATCH_STATUS.moved, hours: 48 })).toBe(BACK);
  });

  it.each([MATCH_STATUS.stopped, MATCH_STATUS.interrupted])(
    `waits two days in status %i, then is ${abandoned}`,
    (status) => {
      expect(outcomeOf(text, { status, hours: 47.9 })).toBe('open');
      expect(outcomeOf(text, { status, hours: 48 })).toBe(abandoned);
    },
  );

  it(`is ${abandoned} in an awarded match or after a retirement, by what was played`, () => {
    expect(outcomeOf(text, { status: MATCH_STATUS.awarded })).toBe(abandoned);
    expect(outcomeOf(text, { status: MATCH_STATUS.finishedRetired })).toBe(abandoned);
  });

  it(`is ${atFullTime} if only extra time was abandoned`, () => {
    const play = { ...PLAY, isRegularTimeOver: true };
    const status = MATCH_STATUS.interrupted;
    expect(outcomeOf(text, { status, hours: 48, play })).toBe(atFullTime);
    expect(outcomeOf(text, { status: MATCH_STATUS.awarded, play })).toBe(atFullTime);
  });

  it('is returned without any statistics: at once if awarded, after two days if finished', () => {
    const play = { ...PLAY, score: null, halfScore: null, corners: null, cardPoints: null };
    expect(outcomeOf(text, { status: MATCH_STATUS.awarded, play })).toBe(BACK);
    expect(outcomeOf(text, { status: MATCH_STATUS.finished, play })).toBe('open');
    expect(outcomeOf(text, { status: MATCH_STATUS.finished, play, hours: 48 })).toBe(BACK);
  });
});

describe('a quarter line', () => {
  const lines = Array.from({ length: 12 }, (_, index) => 0.75 + index * 0.5);
  const profitOf = (text: string, play: HalvesPlay, stake: number) => {
    const oddType = parseOddType(text);
    if (oddType === undefined) throw new Error(text);
    const match = { status: MATCH_STATUS.finished, startsAt: START, play };
    return tipProfit(settleTip(oddType, match, START + 3 * HOUR), stake, 1_920);
  };

  it.each(lines)('%d equals half a stake on each neighbouring line', (line) => {
    for (let home = 0; home <= 5; home += 1) {
      for (let away = 0; away <= 5; away += 1) {
        const play = { ...PLAY, score: [home, away] as const };
        const texts = [
          (value: number) => `ou.o:${value}`,
          (value: number) => `ou.u:${value}`,
          (value: number) => `ah.1:${value === 0 ? 0 : -value}`,
          (value: number) => `ah.2:${value}`,
        ];
        for (const text of texts) {
          const halves = [line - 0.25, line + 0.25].map((value) =>
            profitOf(text(value), play, 15_000),
          );
          expect(profitOf(text(line), play, 30_000)).toBe((halves[0] ?? 0) + (halves[1] ?? 0));
        }
      }
    }
  });
});
