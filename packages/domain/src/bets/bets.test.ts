import fc from 'fast-check';
import { csvText } from '../csv/csv-text.ts';
import { betFileRows, type FiledBet, readBetFile } from './bet-csv.ts';
import { BET_LIMIT } from './bet-limits.ts';
import { betRecord, type RecordBet } from './bet-record.ts';
import { BET_STATUS, betProfit } from './bet-status.ts';
import { milliOddsText, minorText, readMilliOdds, readMinor } from './read-amount.ts';
import { placedAtText, readPlacedAt } from './read-placed-at.ts';
import { type BetTexts, betIdentity, readBet } from './written-bet.ts';

const NOW = 1_795_284_420;
const MOSCOW = { timeZone: 'Europe/Moscow' };
const READING = { ...MOSCOW, nowSeconds: NOW, currency: 'RUB' } as const;

test.each([
  ['1 000', 100_000],
  ['1\u00a0000,50', 100_050],
  ['1,000.50', 100_050],
  ['1.000,5', 100_050],
  ['1,000', 100_000],
  ['1.000.000', 100_000_000],
  ['250', 25_000],
  ['0,5', 50],
  ['-12,30', -1_230],
  ['1,234,567.80', 123_456_780],
  ['12.345', 1_234_500],
  ['1,005', 100_500],
  ['0.505', undefined],
  ['', undefined],
  ['ten', undefined],
  ['1e3', undefined],
  ['1,2,3.456', undefined],
])('the amount %j is %j hundredths', (text, minor) => {
  expect(readMinor(text)).toBe(minor);
});

test.each([
  ['1,85', 1_850],
  ['1.853', 1_853],
  ['2', 2_000],
  ['10.50', 10_500],
  ['1.8534', undefined],
  ['5/2', undefined],
  ['-110', undefined],
])('the odds %j are %j thousandths', (text, milli) => {
  expect(readMilliOdds(text)).toBe(milli);
});

test('amounts and odds are read as they are written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (minor) => {
      // three digits after the mark would be thousands: hundredths never have them
      expect(readMinor(minorText(minor, ','))).toBe(minor);
      expect(readMinor(minorText(minor, '.'))).toBe(minor);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1_001, max: 1_000_000 }), (milli) => {
      expect(readMilliOdds(milliOddsText(milli, ','))).toBe(milli);
    }),
  );
});

test.each([
  ['2026-11-21T18:07', 1_795_273_620],
  ['2026-11-21 18:07:00', 1_795_273_620],
  ['2026-11-21T15:07:00Z', 1_795_273_620],
  ['2026-11-21T17:07:00.000+02:00', 1_795_273_620],
  ['21.11.2026 18:07', 1_795_273_620],
  ['21.11.26, 18:07', 1_795_273_620],
  ['21/11/2026 18:07', 1_795_273_620],
  ['1795273620', 1_795_273_620],
  // noon
  ['21.11.2026', 1_795_251_600],
  ['31.02.2026', undefined],
  ['21 ноября', undefined],
  ['2026-11-21T25:00', undefined],
])('the date %j in Moscow is %j', (text, seconds) => {
  expect(readPlacedAt(text, MOSCOW)).toBe(seconds);
});

test('a date is read as it is written, in any zone', () => {
  for (const timeZone of ['Europe/Moscow', 'America/New_York', '+05:30']) {
    const text = placedAtText(1_795_273_620, timeZone);
    expect(readPlacedAt(text, { timeZone })).toBe(1_795_273_620);
  }
});

const TEXTS: BetTexts = {
  placedAt: '2026-11-21T18:07',
  event: 'A – B',
  odds: '1,85',
  stake: '1 000',
  currency: 'RUB',
};

test('every field that cannot be taken is named', () => {
  const { faults } = readBet(
    {
      placedAt: '31.12.2030',
      event: ' ',
      odds: '1',
      stake: '0',
      currency: 'BTC',
      status: 'maybe',
      note: 'x'.repeat(1_001),
      tags: 'a,b,c,d,e,f,g,h,i',
    },
    READING,
  );
  expect(faults).toEqual({
    placedAt: 'bet_future',
    event: 'bet_missing',
    odds: 'bet_odds',
    stake: 'bet_amount',
    currency: 'bet_currency',
    status: 'bet_status',
    note: 'bet_long',
    tags: 'bet_tags',
  });
  expect(readBet({ ...TEXTS, odds: '', stake: '' }, READING).faults).toEqual({
    odds: 'bet_missing',
    stake: 'bet_missing',
  });
  expect(readBet({ ...TEXTS, status: 'cashedOut' }, READING).faults).toEqual({
    returned: 'bet_return',
  });
  expect(readBet({ ...TEXTS, matchId: '5', oddType: 'nonsense' }, READING).faults).toEqual({
    oddType: 'bet_outcome',
  });
});

test('a bet is the same however it is written, and another one with another sign', () => {
  const identityOf = (texts: BetTexts) => {
    const { bet } = readBet({ ...TEXTS, ...texts }, READING);
    if (!bet) throw new Error('refused');
    return betIdentity(bet);
  };
  expect(identityOf({ event: 'a  –  B', stake: '1000,00', odds: '1.850' })).toBe(identityOf({}));
  expect(identityOf({ outcome: 'Ф1 (+1)' })).not.toBe(identityOf({ outcome: 'Ф1 (-1)' }));
});

test.each([
  [BET_STATUS.pending, null, 0],
  [BET_STATUS.won, null, 8_500],
  [BET_STATUS.halfWon, null, 4_250],
  [BET_STATUS.returned, null, 0],
  [BET_STATUS.halfLost, null, -5_000],
  [BET_STATUS.lost, null, -10_000],
  [BET_STATUS.cashedOut, 12_345, 2_345],
  [BET_STATUS.cashedOut, 0, -10_000],
])('status %d of 100 at 1.85 with %j paid makes %d', (status, returnedMinor, profit) => {
  expect(betProfit({ status, stakeMinor: 10_000, milliOdds: 1_850, returnedMinor })).toBe(profit);
});

test('the largest bet is exact', () => {
  const { maxStakeMinor: stakeMinor, maxMilliOdds: milliOdds } = BET_LIMIT;
  const profit = betProfit({ status: BET_STATUS.won, stakeMinor, milliOdds, returnedMinor: null });
  expect(BigInt(profit)).toBe((BigInt(stakeMinor) * BigInt(milliOdds - 1_000)) / 1_000n);
});

describe('a file', () => {
  const read = (text: string) => readBetFile(text, READING).rows ?? [];

  it('of another program is read by the names of its columns', () => {
    const [row] = read(
      'Дата;Матч;Исход;Контора;Ставка;Кэф;Итог\n21.11.2026;"А; Б";П1;Кварц;1 000;1,85;выигрыш',
    );
    expect(row?.read.bet).toMatchObject({
      event: 'А; Б',
      outcome: 'П1',
      bookmaker: 'Кварц',
      stakeMinor: 100_000,
      milliOdds: 1_850,
      status: BET_STATUS.won,
      currency: 'RUB',
    });
    const [us] = read('Date,Event,Selection,Odds,Stake,Result\n11/21/2026,A v B,A,1.85,$100,W');
    expect(us?.read.faults).toEqual({ stake: 'bet_amount' });
    const [cash] = read(
      'Date,Event,Odds,Stake,Status,Profit\n11/21/2026,A v B,1.85,100,cash out,-20',
    );
    expect(cash?.read.bet).toMatchObject({ status: BET_STATUS.cashedOut, returnedMinor: 8_000 });
  });

  it('begins all its dates with the month if one can be read no other way', () => {
    const rows = read('date,event,odds,stake\n03/04/2026,a,2,1\n03/15/2026,b,2,1');
    expect(rows.map(({ read: { bet } }) => bet && placedAtText(bet.placedAt, 'UTC'))).toEqual([
      '2026-03-04T09:00',
      '2026-03-15T09:00',
    ]);
  });

  it('accepts its good rows and says what is wrong with the others', () => {
    const rows = read('date,event,odds,stake\n2026-11-21,a,2,1\n2026-11-21,b,zero,1\n,c,2,1');
    expect(rows.map(({ line, read: { faults } }) => [line, faults])).toEqual([
      [2, undefined],
      [3, { odds: 'bet_odds' }],
      [4, { placedAt: 'bet_missing' }],
    ]);
  });

  it('without bets, without the columns, or too long is refused', () => {
    expect(readBetFile('', READING).fault).toBe('bet_file_empty');
    expect(readBetFile('date,event,odds,stake', READING).fault).toBe('bet_file_empty');
    expect(readBetFile('a,b\n1,2', READING).fault).toBe('bet_file_columns');
    const long = `date,odds,stake\n${'1,2,3\n'.repeat(BET_LIMIT.fileRows + 1)}`;
    expect(readBetFile(long, READING).fault).toBe('bet_file_long');
  });

  it('of our own is read as it was written, formulas included, in both languages', () => {
    const text = fc
      .string({ maxLength: 20 })
      .map((one) => one.normalize('NFC').trim())
      .filter((one) => !/^'[=+\-@]/.test(one));
    const bet = fc.record({
      event: text.filter((one) => one !== ''),
      outcome: fc.oneof(text, fc.constant('=HYPERLINK("http://evil.example")')),
      note: text,
      milliOdds: fc.integer({ min: 1_001, max: 1_000_000 }),
      stakeMinor: fc.integer({ min: 1, max: 5_000_000_000 }),
      minutes: fc.integer({ min: 0, max: 500_000 }),
      status: fc.constantFrom(...Object.values(BET_STATUS)),
      paid: fc.integer({ min: 0, max: 1_000 }),
    });
    fc.assert(
      fc.property(bet, fc.constantFrom('ru', 'en'), ({ minutes, paid, ...given }, locale) => {
        const filed: FiledBet = {
          ...given,
          id: 7,
          matchId: null,
          oddType: null,
          sport: 2,
          market: '',
          bookmaker: '@Books',
          currency: 'EUR',
          placedAt: 1_760_000_040 + minutes * 60,
          returnedMinor: given.status === BET_STATUS.cashedOut ? paid : null,
          tags: ['=a', 'b'],
          shownEvent: given.event,
          shownOutcome: given.outcome,
          profitMinor: 0,
        };
        const rows = betFileRows([filed], { ...MOSCOW, locale });
        const [row] = read(csvText(rows, locale === 'ru' ? ';' : ','));
        const { id, shownEvent: _1, shownOutcome: _2, profitMinor: _3, ...written } = filed;
        expect(row?.read.faults).toBeUndefined();
        expect([row?.id, row?.read.bet]).toEqual([id, written]);
      }),
    );
  });
});

const aBet = (more: Partial<RecordBet>): RecordBet => ({
  status: BET_STATUS.won,
  milliOdds: 2_000,
  stakeMinor: 10_000,
  profitMinor: 10_000,
  clv: null,
  placedAt: 0,
  sport: 1,
  oddType: null,
  market: '',
  bookmaker: '',
  ...more,
});

test('the statistics of a record count each bet by its return', () => {
  const { summary, steps, markets } = betRecord(
    [
      aBet({ oddType: 'ou.o:2.5', clv: 0.05 }),
      aBet({ status: BET_STATUS.lost, profitMinor: -10_000, clv: -0.01, market: 'Corners' }),
      aBet({ status: BET_STATUS.cashedOut, profitMinor: -4_000 }),
      aBet({ status: BET_STATUS.returned, profitMinor: 0, stakeMinor: 99_000 }),
      aBet({ status: BET_STATUS.pending, profitMinor: 0, stakeMinor: 2_500 }),
    ],
    () => '2026-11',
  );
  expect(summary).toMatchObject({
    settled: 4,
    open: 1,
    won: 1,
    returned: 1,
    lost: 2,
    stakedMinor: 30_000,
    openMinor: 2_500,
    profitMinor: -4_000,
    expectedMinor: 400,
    averageMilliOdds: 2_000,
    clvCount: 2,
    drawdownMinor: 14_000,
  });
  expect(summary.roiPercent).toBeCloseTo(-13.333, 3);
  // √((1 − .1333)(1 + .1333) / 3)
  expect(summary.roiErrorPercent).toBeCloseTo(57.22, 1);
  expect(summary.clv).toBeCloseTo(0.02, 10);
  expect(steps.map(({ profitMinor }) => profitMinor)).toEqual([10_000, 0, -4_000, -4_000]);
  expect(markets.map(({ key }) => key).toSorted()).toEqual(['3', '=', '=Corners']);
});

test('a record without a settled bet has no rates', () => {
  expect(betRecord([aBet({ status: BET_STATUS.pending })], () => '').summary).toMatchObject({
    settled: 0,
    roiPercent: null,
    roiErrorPercent: null,
    clv: null,
    expectedMinor: null,
    drawdownMinor: 0,
  });
});
