import { SPORT } from '@tipmark/domain';
import { aMatchTip } from '@tipmark/test-kit';
import { ownTipsReducer, tipWritten, withOwnTips } from '../../../parts/tips/own-tips.ts';
import { intentParams, readTipIntent } from '../../../parts/tips/tip-intent.ts';
import { minutesText, windowLeftOf } from './edit-window.ts';

describe('the intent in the address', () => {
  const read = (search: string) => readTipIntent(new URLSearchParams(search), SPORT.soccer);

  test.each([
    ['', undefined],
    ['tip=0', { kind: 'new', oddType: undefined }],
    ['tip=ou.o:2.5', { kind: 'new', oddType: 'ou.o:2.5' }],
    ['tip=ou.o:2.5&stake=4', { kind: 'new', oddType: 'ou.o:2.5', stake: 4 }],
    ['tip=ou.o:2.5&stake=11', { kind: 'new', oddType: 'ou.o:2.5' }],
    ['tip=ou.o:2.5&stake=2.5', { kind: 'new', oddType: 'ou.o:2.5' }],
    ['tip=1x2.1&stake=4&odds=2.15', { kind: 'new', oddType: '1x2.1', stake: 4, odds: 2.15 }],
    ['tip=1x2.1&odds=1', { kind: 'new', oddType: '1x2.1' }],
    ['tip=1x2.1&odds=2,1', { kind: 'new', oddType: '1x2.1' }],
    ['tip=0&odds=2.1', { kind: 'new', oddType: undefined }],
    ['tip=0&stake=4', { kind: 'new', oddType: undefined }],
    ['tip=<script>', { kind: 'new', oddType: undefined }],
    ['tip=ougames.o:21.5', { kind: 'new', oddType: undefined }],
    ['edit=17', { kind: 'edit', tipId: 17 }],
    ['edit=-1', undefined],
    ['edit=1e9', undefined],
  ])('is parsed from "%s"', (search, intent) => expect(read(search)).toEqual(intent));

  test.each([
    { kind: 'new', oddType: 'ah.1:-0.75' },
    { kind: 'new', oddType: undefined },
    { kind: 'new', oddType: '1x2.1', stake: 10 },
    { kind: 'new', oddType: '1x2.1', stake: 10, odds: 2.15 },
    { kind: 'edit', tipId: 5 },
  ] as const)('is parsed as it was written: %o', (intent) => {
    expect(read(String(new URLSearchParams(intentParams(intent) as never)))).toEqual(intent);
  });
});

describe('own tips', () => {
  const reduce = ownTipsReducer('own');
  const after = (...actions: { type: string }[]) =>
    actions.reduce((state, action) => reduce(state, action), reduce());

  test('are grouped by match; an edited tip replaces the original', () => {
    const tip = aMatchTip({ odds: 1.95 });
    const changed = { ...tip, odds: 2.1 };
    const tips = after(
      tipWritten('own', '7-x', tip),
      tipWritten('own', '7-x', changed),
      tipWritten('other', '9-z', tip),
    );
    expect(tips).toEqual({ '7-x': [changed] });
  });

  test('come first on the first page and are counted, until the list includes them', () => {
    const [mine, other] = [aMatchTip(), aMatchTip()];
    const without = { tips: [other], count: 8, lastTipId: 3 };
    const shown = withOwnTips(without, [mine], true);
    expect(shown).toEqual({ tips: [mine, other], count: 9, lastTipId: 3 });
    expect(withOwnTips({ ...shown, count: 9 }, [mine], true).count).toBe(9);
    expect(withOwnTips(without, [mine], false)).toEqual(without);
  });

  test('override a list from before the edit, but not the result of a settled tip', () => {
    const listed = aMatchTip({ odds: 1.95, currentOdds: 1.9 });
    const own = { ...listed, odds: 2.1, currentOdds: 2 };
    const inList = (tip: typeof listed) =>
      withOwnTips({ tips: [tip], count: 1, lastTipId: null }, [own], true).tips[0];
    expect(inList(listed)).toMatchObject({ odds: 2.1, currentOdds: 1.9 });
    const settled = { ...own, result: 1 as const, profit: 33 };
    expect(inList(settled)).toEqual(settled);
  });
});

test('the edit window counts down from five minutes, even when the clock is behind', () => {
  const tip = { createdAt: 1_000 };
  expect([990, 1_000, 1_048, 1_300].map((now) => minutesText(windowLeftOf(tip, now)))).toEqual([
    '5:00',
    '5:00',
    '4:12',
    '0:00',
  ]);
});
