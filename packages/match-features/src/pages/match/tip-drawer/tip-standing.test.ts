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

test('a tip on an open match with a price can be sent', () => {
  expect(standing()).toMatchObject({ canSend: true, isClosed: false, isTaken: false });
});

test.each<[string, Partial<Known>, Partial<Offer>]>([
  ['the clock reaches the start', {}, { clock: START }],
  ['the server says that the match has begun', { write: refused('match_started') }, {}],
  ['the page says that the match is closed', { match: { ...match, isOpen: false } }, {}],
  ['the menu says that the match is closed', {}, { menu: { isOpen: false } }],
])('tips are closed once %s', (_, known, offer) => {
  expect(standing(known, {}, offer)).toMatchObject({ isClosed: true, canSend: false });
});

test('tips are open a second before the start, and while there is no menu yet', () => {
  expect(standing({}, {}, { clock: START - 1 }).isClosed).toBe(false);
  expect(standing({}, {}, { menu: undefined }).isClosed).toBe(false);
});

test.each<[string, Partial<Known>, Partial<Offer>]>([
  ['while another one is being sent', { write: { status: 'submitting' } }, {}],
  [
    'on a market with another tip of the visitor',
    { ownTips: [aMatchTip({ odd_type: '1x2.2' })] },
    {},
  ],
  ['without a price', {}, { price: undefined }],
  ['at odds outside the limits for tips', {}, { outcome: { isTippable: false } }],
  ['on an outcome that is no longer offered', {}, { outcome: undefined }],
])('a tip cannot be sent %s', (_, known, offer) => {
  expect(standing(known, {}, offer).canSend).toBe(false);
});

test('the number of tips on one match is limited', () => {
  const markets = ['ou.o:2.5', 'cs.4-3', 'btts.y', 'dc.1x', 'ah.1:-1'];
  const tips = (count: number) =>
    Array.from({ length: count }, (_, index) => aMatchTip({ odd_type: markets[index] ?? '' }));
  expect(standing({ ownTips: tips(TIP_LIMIT.perMatch - 1) }).canSend).toBe(true);
  expect(standing({ ownTips: tips(TIP_LIMIT.perMatch) })).toMatchObject({
    isLimitReached: true,
    canSend: false,
  });
});

describe('editing a tip', () => {
  const tip: MatchTip = aMatchTip({ odd_type: '1x2.1', odds: 2, stake: 3, createdAt: START - 200 });
  const changed = (
    known: Partial<Known> = {},
    of: Partial<TipDraft> = {},
    offer?: Partial<Offer>,
  ) => standing({ tip, ownTips: [tip], ...known }, of, offer);

  test('is not blocked by the tip itself or by the limit per match', () => {
    const others = Array.from({ length: TIP_LIMIT.perMatch }, () =>
      aMatchTip({ odd_type: 'cs.1-0' }),
    );
    expect(changed({ ownTips: [tip, ...others] })).toMatchObject({
      isTaken: false,
      isLimitReached: false,
      canSend: true,
    });
  });

  test('needs no price when only the description changes, and ignores a moved price', () => {
    const standing = changed({}, { seen: 1.5 }, { price: 2, outcome: undefined });
    expect(standing).toMatchObject({ areTermsNew: false, canSend: true, moved: undefined });
    expect(changed({}, { stake: 5 }, { outcome: undefined }).canSend).toBe(false);
    expect(changed({}, { oddType: '1x2.x' }).areTermsNew).toBe(true);
  });

  test('allows new terms within the edit window, unless the server says that it is over', () => {
    const opened = START - 200;
    const end = opened + TIP_LIMIT.editSeconds;
    const early = { ...match, startsAt: end + 100 };
    expect(changed({ match: early }, {}, { clock: end - 1 }).areTermsOpen).toBe(true);
    expect(changed({ match: early }, {}, { clock: end }).areTermsOpen).toBe(false);
    expect(changed({ write: refused('edit_window_over') }).areTermsOpen).toBe(false);
    expect(standing({ write: refused('edit_window_over') }).areTermsOpen).toBe(true);
  });

  test('cannot change whether the tip is delayed', () => {
    const visitor = { isSignedIn: true, url: 'ivan', delaysTips: true };
    expect(changed({ visitor }).mayDelay).toBe(false);
    expect(standing({ visitor })).toMatchObject({ mayDelay: true, isDelayed: true });
    expect(standing({ visitor }, { isDelayed: false }).isDelayed).toBe(false);
    expect(standing({ visitor: { ...visitor, isSignedIn: false } }).mayDelay).toBe(false);
    expect(standing().mayDelay).toBe(false);
  });
});

test('a price has moved when it differs from the one the visitor saw', () => {
  expect(standing({}, {}, { price: 1.9 }).moved).toEqual({ before: 2, now: 1.9 });
  expect(standing({}, {}, { price: 2 }).moved).toBeUndefined();
  expect(standing({}, { seen: undefined }).moved).toBeUndefined();
  expect(standing({}, {}, { price: undefined }).moved).toBeUndefined();
});

test('a visitor whose session has ended is a guest', () => {
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
    odd_type,
    odds,
    fairPercent: 50,
    best: null,
    valuePercent: 1,
    claimedPercent: 2,
    isTippable: true,
  });
  const menu = {
    markets: [
      {
        market: '1x2',
        category: 1,
        lines: [{ line: null, outcomes: [offered('1x2.1', 2), offered('1x2.x', 3)] }],
      },
    ],
  } as unknown as TipMaker;
  const write = refused('odds_changed', 1.8, 50);
  const priced = (known: Partial<Parameters<typeof tipPrices>[0]>, oddType = '1x2.1') =>
    tipPrices({ menu, menuAt: 50, write, sentType: '1x2.1', ...known }, oddType);
  const shownOf = ({ menu: shown }: ReturnType<typeof tipPrices>) =>
    shown?.markets[0]?.lines[0]?.outcomes.map(({ odds }) => odds);

  test('is the one of the server after a rejection because of changed odds, in the menu too', () => {
    expect(priced({}).price).toBe(1.8);
    expect(shownOf(priced({}))).toEqual([1.8, 3]);
  });

  test.each<[string, Parameters<typeof priced>[0], string?]>([
    ['after a newer menu arrives', { menuAt: 51 }],
    ['for another outcome', { sentType: '1x2.x' }],
    ['while another tip is being sent', { write: { status: 'submitting' } }],
    ['after a rejection for another reason', { write: refused('market_closed', 1.8, 50) }],
  ])('is the one of the menu %s', (_, known) => {
    expect(priced(known).price).toBe(2);
    expect(shownOf(priced(known))).toEqual([2, 3]);
  });

  test('is unknown for an outcome that is not offered', () => {
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

  test('accepts a tip within its conditions', () => {
    expect(at({})).toMatchObject({ canSend: true, mayEnterContest: true });
    expect(at({}).contests.map(({ isChosen }) => isChosen)).toEqual([true, false]);
    expect(faultOf(at({}))).toBeUndefined();
  });

  test.each([
    ['odds_range', {}, {}, 1.49],
    ['odds_range', {}, {}, 5.01],
    ['description_short', { description: 'x'.repeat(49) }, {}, 2],
    ['match_outside', {}, { match: { ...match, startsAt: monthStart + 40 * 86_400 } }, 2],
  ] as const)(
    'rejects a tip with the fault %s, which can be sent only outside the contest',
    (fault, draftOf, known, price) => {
      expect(faultOf(at(draftOf, known, price))).toBe(fault);
      expect(at(draftOf, known, price).canSend).toBe(false);
      expect(at({ ...draftOf, contestSeasonId: undefined }, known, price).canSend).toBe(true);
    },
  );

  test('for subscribers rejects tips of others', () => {
    const long = { description: reasons.repeat(4) };
    const premium = (known: Partial<Known>) => at(long, known).contests[1]?.fault;
    expect(premium({})).toBe('premium_only');
    expect(premium({ visitor: { ...visitor, hasSubscription: true } })).toBeUndefined();
  });

  test('can be entered only with a new tip and only when signed in', () => {
    expect(at({}, { tip: aMatchTip({ id: 1 }) }).mayEnterContest).toBe(false);
    expect(at({}, { visitor: { ...visitor, isSignedIn: false } }).mayEnterContest).toBe(false);
  });
});
