import type { ErrorCode, MatchTip, TipMaker } from '@tipmark/contract';
import { SPORT, TIP_LIMIT } from '@tipmark/domain';
import { aMatchTip } from '@tipmark/test-kit';
import type { TipDraft, TipDrawerProps } from './tip-drawer-props.ts';
import { tipPrices } from './tip-price.ts';
import { tipStanding } from './tip-standing.ts';

type Known = Parameters<typeof tipStanding>[0];
type Offer = Parameters<typeof tipStanding>[2];
type Write = TipDrawerProps['write'];

const START = 10_000;
const sportOfPage = Object.values(SPORT)[0] ?? 1;
const match = { link: '7-x', sport: sportOfPage, teams: 'A – B', startsAt: START, isOpen: true };
const idle: Write = { status: 'idle' };
const refused = (code: ErrorCode, odds?: number, receivedAt = 0): Write => ({
  status: 'failed',
  error: { status: 200, code, message: '' },
  result: { error: { code, message: '', ...(odds !== undefined && { odds }) } },
  receivedAt,
});
const draft: TipDraft = { oddType: '1x2.1', seen: 2, stake: 3, description: '' };
const outcome = { isTippable: true };

const standing = (
  known: Partial<Known> = {},
  draftOf: Partial<TipDraft> = {},
  offer: Partial<Offer> = {},
) =>
  tipStanding(
    {
      match,
      tip: undefined,
      ownTips: [],
      visitor: { isSignedIn: true, url: 'ivan' },
      write: idle,
      ...known,
    },
    { ...draft, ...draftOf },
    { clock: START - 100, menu: { isOpen: true }, outcome, price: 2, ...offer },
  );

test('a tip on an open match at a price may be sent', () => {
  expect(standing()).toMatchObject({ canSend: true, isClosed: false, isTaken: false });
});

test.each<[string, Partial<Known>, Partial<Offer>]>([
  ['the match begins by the clock', {}, { clock: START }],
  ['the server says it has begun', { write: refused('match_started') }, {}],
  ['the page says so', { match: { ...match, isOpen: false } }, {}],
  ['the menu says so', {}, { menu: { isOpen: false } }],
])('once %s it is closed', (_, known, offer) => {
  expect(standing(known, {}, offer)).toMatchObject({ isClosed: true, canSend: false });
});

test('a second before the start, and without a menu yet, it is open', () => {
  expect(standing({}, {}, { clock: START - 1 }).isClosed).toBe(false);
  expect(standing({}, {}, { menu: undefined }).isClosed).toBe(false);
});

test.each<[string, Partial<Known>, Partial<Offer>]>([
  ['while one is under way', { write: { status: 'submitting' } }, {}],
  ['on a market that is taken', { ownTips: [aMatchTip({ odd_type: '1x2.2' })] }, {}],
  ['without a price', {}, { price: undefined }],
  ['outside the odds of tips', {}, { outcome: { isTippable: false } }],
  ['on an outcome that is gone', {}, { outcome: undefined }],
])('it is not sent %s', (_, known, offer) => {
  expect(standing(known, {}, offer).canSend).toBe(false);
});

test('so many tips are taken on a match, and no more', () => {
  const markets = ['ou.o:2.5', 'cs.4-3', 'btts.y', 'dc.1x', 'ah.1:-1'];
  const tips = (count: number) =>
    Array.from({ length: count }, (_, place) => aMatchTip({ odd_type: markets[place] ?? '' }));
  expect(standing({ ownTips: tips(TIP_LIMIT.perMatch - 1) }).canSend).toBe(true);
  expect(standing({ ownTips: tips(TIP_LIMIT.perMatch) })).toMatchObject({
    isLimitReached: true,
    canSend: false,
  });
});

describe('a change', () => {
  const tip: MatchTip = aMatchTip({ odd_type: '1x2.1', odds: 2, stake: 3, createdAt: START - 200 });
  const changed = (
    known: Partial<Known> = {},
    of: Partial<TipDraft> = {},
    offer?: Partial<Offer>,
  ) => standing({ tip, ownTips: [tip], ...known }, of, offer);

  test('is not stopped by the tip it is of, nor by the limit', () => {
    const others = Array.from({ length: TIP_LIMIT.perMatch }, () =>
      aMatchTip({ odd_type: 'cs.1-0' }),
    );
    expect(changed({ ownTips: [tip, ...others] })).toMatchObject({
      isTaken: false,
      isLimitReached: false,
      canSend: true,
    });
  });

  test('of words alone needs no price and has none that moved', () => {
    const words = changed({}, { seen: 1.5 }, { price: 2, outcome: undefined });
    expect(words).toMatchObject({ areTermsNew: false, canSend: true, moved: undefined });
    expect(changed({}, { stake: 5 }, { outcome: undefined }).canSend).toBe(false);
    expect(changed({}, { oddType: '1x2.x' }).areTermsNew).toBe(true);
  });

  test('of outcome and stake has its window, which the server may say is over', () => {
    const opened = START - 200;
    const end = opened + TIP_LIMIT.editSeconds;
    const early = { ...match, startsAt: end + 100 };
    expect(changed({ match: early }, {}, { clock: end - 1 }).areTermsOpen).toBe(true);
    expect(changed({ match: early }, {}, { clock: end }).areTermsOpen).toBe(false);
    expect(changed({ write: refused('edit_window_over') }).areTermsOpen).toBe(false);
    expect(standing({ write: refused('edit_window_over') }).areTermsOpen).toBe(true);
  });

  test('does not decide anew whether it waits for the start', () => {
    const visitor = { isSignedIn: true, url: 'ivan', delaysTips: true };
    expect(changed({ visitor }).mayDelay).toBe(false);
    expect(standing({ visitor })).toMatchObject({ mayDelay: true, isDelayed: true });
    expect(standing({ visitor }, { isDelayed: false }).isDelayed).toBe(false);
    expect(standing({ visitor: { ...visitor, isSignedIn: false } }).mayDelay).toBe(false);
    expect(standing().mayDelay).toBe(false);
  });
});

test('a price that is not the one that was seen has moved', () => {
  expect(standing({}, {}, { price: 1.9 }).moved).toEqual({ before: 2, now: 1.9 });
  expect(standing({}, {}, { price: 2 }).moved).toBeUndefined();
  expect(standing({}, { seen: undefined }).moved).toBeUndefined();
  expect(standing({}, {}, { price: undefined }).moved).toBeUndefined();
});

test('whose session is over is a guest', () => {
  const failed = (status: number, code: ErrorCode): Write => ({
    status: 'failed',
    error: { status, code, message: '' },
  });
  expect(standing({ write: failed(401, 'unauthorized') }).isGuest).toBe(true);
  expect(standing({ write: failed(500, 'internal') }).isGuest).toBe(false);
  expect(standing({ visitor: { isSignedIn: false, url: '' } }).isGuest).toBe(true);
});

describe('the price', () => {
  const offered = (odd_type: string, odds: number) => ({
    ...{ odd_type, odds, fairPercent: 50, best: null, valuePercent: 1, isTippable: true },
  });
  const menu = {
    markets: [
      {
        ...{ market: '1x2', category: 1 },
        lines: [{ line: null, outcomes: [offered('1x2.1', 2), offered('1x2.x', 3)] }],
      },
    ],
  } as unknown as TipMaker;
  const write = refused('odds_changed', 1.8, 50);
  const priced = (known: Partial<Parameters<typeof tipPrices>[0]>, oddType = '1x2.1') =>
    tipPrices({ menu, menuAt: 50, write, sentType: '1x2.1', ...known }, oddType);
  const shownOf = ({ menu: shown }: ReturnType<typeof tipPrices>) =>
    shown?.markets[0]?.lines[0]?.outcomes.map(({ odds }) => odds);

  test('a tip was refused for is that of now, in the menu too', () => {
    expect(priced({}).price).toBe(1.8);
    expect(shownOf(priced({}))).toEqual([1.8, 3]);
  });

  test.each<[string, Parameters<typeof priced>[0], string?]>([
    ['after a newer menu came', { menuAt: 51 }],
    ['for another outcome', { sentType: '1x2.x' }],
    ['while something else is sent', { write: { status: 'submitting' } }],
    ['after another refusal', { write: refused('market_closed', 1.8, 50) }],
  ])('is that of the menu %s', (_, known) => {
    expect(priced(known).price).toBe(2);
    expect(shownOf(priced(known))).toEqual([2, 3]);
  });

  test('is unknown of what is not offered', () => {
    expect(priced({ write: idle }, '1x2.2')).toMatchObject({
      outcome: undefined,
      price: undefined,
    });
    expect(priced({ menu: undefined, write: idle }).price).toBeUndefined();
  });
});

describe('a contest', () => {
  const monthStart = Date.UTC(2026, 10, 1) / 1_000;
  const inMonth = { ...match, startsAt: monthStart + 5 * 86_400 };
  const visitor = { isSignedIn: true, url: 'ivan' };
  const reasons = 'a reason of ten '.repeat(5);
  const cup = 1_202_611;
  const at = (draftOf: Partial<TipDraft>, known: Partial<Known> = {}, price = 2) =>
    standing(
      { match: inMonth, visitor, ...known },
      { contestSeasonId: cup, description: reasons, ...draftOf },
      { clock: monthStart + 86_400, price },
    );
  const faultOf = (shown: ReturnType<typeof at>) => shown.contests[0]?.fault;

  test('takes a tip within its conditions', () => {
    expect(at({})).toMatchObject({ canSend: true, mayEnterContest: true });
    expect(at({}).contests.map(({ isChosen }) => isChosen)).toEqual([true, false]);
    expect(faultOf(at({}))).toBeUndefined();
  });

  test.each([
    ['odds_range', {}, {}, 1.49],
    ['odds_range', {}, {}, 5.01],
    ['description_short', { description: 'x'.repeat(49) }, {}, 2],
    ['match_outside', {}, { match: { ...match, startsAt: monthStart + 40 * 86_400 } }, 2],
  ] as const)('does not take one of %s, and neither is it sent', (fault, draftOf, known, price) => {
    expect(faultOf(at(draftOf, known, price))).toBe(fault);
    expect(at(draftOf, known, price).canSend).toBe(false);
    expect(at({ ...draftOf, contestSeasonId: undefined }, known, price).canSend).toBe(true);
  });

  test('of subscribers is theirs alone', () => {
    const long = { description: reasons.repeat(4) };
    const premium = (known: Partial<Known>) => at(long, known).contests[1]?.fault;
    expect(premium({})).toBe('premium_only');
    expect(premium({ visitor: { ...visitor, hasSubscription: true } })).toBeUndefined();
  });

  test('is entered with the tip alone, and by nobody who is not signed in', () => {
    expect(at({}, { tip: aMatchTip({ id: 1 }) }).mayEnterContest).toBe(false);
    expect(at({}, { visitor: { ...visitor, isSignedIn: false } }).mayEnterContest).toBe(false);
  });
});
