import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MatchTip, TipMaker, TipReply } from '@tipmark/contract';
import { keepPendingTips, keptPendingTips } from '@tipmark/match-features/pending-tips';
import { aMatch, aMatchTip, anEventPage } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { type MatchSetting, NOW_SECONDS, renderMatch } from './match-fixture.tsx';
import { eventPage, tipAdd, tipChange, tipMaker, tipsterProfile } from './match-loads.ts';

// a whole form by mouse and keyboard is long on a busy machine
jest.setTimeout(60_000);

const HOUR = 3_600;
const ahead = aMatch()
  .between('Ладога', 'Сталь')
  .startingAt(NOW_SECONDS + HOUR);
const strip = [
  ['1x2.1', 1.45],
  ['1x2.x', 4.8],
  ['1x2.2', 8.2],
].map(([oddType, current]) => ({ oddType, first: current, current, closing: null, best: null }));
const pageOf = (id: number) => anEventPage(ahead.withId(id), { odds: strip as never });

/** A match of its own for each test: what was typed is remembered by match. */
let page = pageOf(1);
let { link } = page;
let countOfMatches = 1;

beforeEach(() => {
  countOfMatches += 1;
  page = pageOf(countOfMatches);
  ({ link } = page);
});

const outcome = (odd_type: string, odds: number) => ({
  odd_type,
  odds,
  fairPercent: 50,
  best: null,
  valuePercent: 1.5,
  isTippable: odds >= 1.1 && odds <= 30,
});

const menu = (known: Partial<TipMaker> = {}): TipMaker => ({
  link,
  startsAt: NOW_SECONDS + HOUR,
  isOpen: true,
  markets: [
    {
      market: '1x2',
      category: 1,
      lines: [
        {
          line: null,
          outcomes: [outcome('1x2.1', 1.45), outcome('1x2.x', 4.8), outcome('1x2.2', 8.2)],
        },
      ],
    },
    {
      market: 'ou',
      category: 3,
      lines: [{ line: 2.5, outcomes: [outcome('ou.o:2.5', 1.9), outcome('ou.u:2.5', 1.95)] }],
    },
    {
      market: 'cs',
      category: 10,
      lines: [{ line: null, outcomes: [outcome('cs.4-3', 80)] }],
    },
  ],
  chosen: null,
  asOf: NOW_SECONDS,
  ...known,
});

const mine = (known: Partial<MatchTip> = {}) =>
  aMatchTip({
    odd_type: '1x2.1',
    odds: 1.45,
    seq: 1_043,
    createdAt: NOW_SECONDS,
    ...known,
  });

interface Sent {
  readonly request: {
    readonly segments: Record<string, unknown>;
    readonly body: Record<string, unknown>;
    readonly idempotencyKey: string;
  };
  readonly key: string;
}

/** The page with the drawer over it, the menu in. */
async function open(setting: MatchSetting = {}, maker: TipMaker = menu()) {
  const shown = await renderMatch({ page, visitor: 'ivan', search: '?tip=0', ...setting });
  await screen.findByRole('dialog');
  await shown.dispatch(tipMaker.succeeded('menu', maker, NOW_SECONDS));
  const sent = (): Sent[] =>
    shown.dispatched.filter(({ type }) => /Tip(Add|Change)\/requested$/.test(type)) as never;
  const answer = (reply: TipReply, load: typeof tipAdd | typeof tipChange = tipAdd) =>
    shown.dispatch(load.succeeded(sent().at(-1)?.key ?? '', reply, NOW_SECONDS + 1));
  return { ...shown, sent, answer };
}

const drawer = () => within(screen.getByRole('dialog'));
const choose = (name: RegExp) => userEvent.click(drawer().getByRole('radio', { name }));
const submit = () =>
  drawer()
    .getAllByRole('button')
    .find((button) => (button as HTMLButtonElement).type === 'submit') as HTMLElement;
const post = () => userEvent.click(submit());
const address = () => screen.getByLabelText('address').textContent;

afterEach(() => {
  keepPendingTips([]);
  localStorage.clear();
});

describe('the way to it', () => {
  test('is a link with an address of its own, which Escape takes away again', async () => {
    await renderMatch({ page, visitor: 'ivan' });
    const add = screen.getByRole('link', { name: 'Добавить прогноз' });
    expect(add).toHaveAttribute('href', `/Events/${link}?tip=0`);
    await userEvent.click(add);
    expect(await screen.findByRole('dialog', { name: 'Новый прогноз' })).toBeInTheDocument();
    expect(address()).toBe(`/Events/${link}?tip=0`);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe(`/Events/${link}`);
    expect(add).toHaveFocus();
  });

  test('a price of the head brings its outcome along', async () => {
    const { dispatch } = await renderMatch({ page, visitor: 'ivan' });
    await userEvent.click(screen.getByRole('link', { name: 'Прогноз: П2 по 8.20' }));
    await screen.findByRole('dialog');
    await dispatch(tipMaker.succeeded('menu', menu(), NOW_SECONDS));
    expect(drawer().getByRole('radio', { name: /^П2 8.20/ })).toBeChecked();
    expect(submit()).toHaveTextContent('Опубликовать по 8.20');
  });

  test('once the match has begun there is none', async () => {
    await renderMatch({ page, visitor: 'ivan', nowSeconds: NOW_SECONDS + HOUR });
    expect(screen.queryByRole('link', { name: 'Добавить прогноз' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Прогноз:/ })).not.toBeInTheDocument();
  });
});

describe('a new tip', () => {
  test('is put together from outcomes by category, stake and reasoning', async () => {
    const { sent } = await open();
    expect(submit()).toBeDisabled();
    expect(drawer().getByText('Тоталы', { selector: 'summary' })).toBeInTheDocument();
    await choose(/^П1 1.45/);
    await userEvent.click(drawer().getByRole('radio', { name: '5' }));
    expect(drawer().getByText('50 ед.')).toBeInTheDocument();
    expect(drawer().getByText('+22,5 ед.')).toBeInTheDocument();
    await userEvent.type(drawer().getByRole('textbox', { name: 'Обоснование' }), 'Дома сильнее');
    expect(drawer().getByText(/^12 \/ 3/)).toBeInTheDocument();
    await post();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.request).toEqual({
      segments: { matchUrl: link, sportType: 1 },
      body: { odd_type: '1x2.1', odd_value: 1.45, stake: 5, description: 'Дома сильнее' },
      idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveTextContent('Отправляем…');
  });

  test('stands beside the bank of whoever posts it, and of nobody else', async () => {
    const { dispatch, dispatched } = await open();
    const asked = dispatched.find(({ type }) => type === 'soccerTipsterProfile/requested') as never;
    expect(asked).toMatchObject({ request: { segments: { userUrl: 'ivan' } } });
    const { key } = asked as { readonly key: string };
    const profile = (url: string) => ({ url, statistics: { bankroll: 1_184.5 } }) as never;
    await dispatch(tipsterProfile.succeeded(key, profile('anton'), NOW_SECONDS));
    expect(drawer().queryByText(/банк \d/)).not.toBeInTheDocument();
    await dispatch(tipsterProfile.succeeded(key, profile('ivan'), NOW_SECONDS));
    expect(drawer().getByText(/банк 1.184,50 ед\./)).toBeInTheDocument();
  });

  test('an outcome outside the odds of tips cannot be chosen, and says why', async () => {
    await open();
    const far = drawer().getByRole('radio', { name: /4:3 80.00/, hidden: true });
    expect(far).toBeDisabled();
    expect(far).toHaveAccessibleName(/вне пределов/);
  });

  test('facts for the outcome go into the reasoning', async () => {
    const facts = [{ code: 'home_form' as const, params: { team: 'Ладога', hits: 8, of: 10 } }];
    const chosen = {
      odd_type: '1x2.1',
      odds: 1.45,
      fairPercent: 50,
      valuePercent: 1,
      facts,
      descriptionDraft: '',
    };
    await open({ search: '?tip=1x2.1' }, menu({ chosen }));
    const fact = 'Ладога: исход сыграл в 8 из последних 10 матчей.';
    await userEvent.click(drawer().getByRole('button', { name: `Вставить: ${fact}` }));
    expect(drawer().getByRole('textbox')).toHaveValue(fact);
    expect(drawer().getByText('вставлено')).toBeInTheDocument();
  });

  test('the facts together are a text to start from', async () => {
    const chosen = { odd_type: '1x2.1', odds: 1.45, fairPercent: 50, valuePercent: 1, facts: [] };
    await open(
      { search: '?tip=1x2.1' },
      menu({ chosen: { ...chosen, descriptionDraft: 'Факты.' } }),
    );
    await userEvent.click(drawer().getByRole('button', { name: 'Собрать из фактов' }));
    expect(drawer().getByRole('textbox')).toHaveValue('Факты.');
    expect(drawer().queryByRole('button', { name: 'Собрать из фактов' })).not.toBeInTheDocument();
  });

  test('accepted it has a receipt, and stands in the list and its count without a reload', async () => {
    const { answer } = await open({ search: '?tip=1x2.1' });
    await post();
    const accepted = mine({ description: 'Дома сильнее' });
    await answer({ tip: accepted });
    expect(drawer().getByRole('status')).toHaveTextContent('Прогноз принят');
    for (const text of ['2026-11-21 09:00:00 UTC', 'П1', '1.45', '1043', 'abcdef01'.repeat(8)])
      expect(drawer().getByText(text)).toBeInTheDocument();
    expect(drawer().getByText(/^Исход и ставку можно менять ещё [45]:\d\d\.$/)).toBeInTheDocument();
    expect(drawer().getByRole('link', { name: 'Мой реестр' })).toHaveAttribute(
      'href',
      '/profile/ivan#ledger',
    );
    await userEvent.click(drawer().getByRole('button', { name: 'Ещё прогноз' }));
    expect(drawer().getByRole('radio', { name: /^X 4.80/ })).toBeDisabled();
    expect(drawer().getByRole('radio', { name: /^ТБ 2.5/, hidden: true })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Дома сильнее')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Прогнозы/ })).toHaveTextContent('Прогнозы1');
    expect(screen.getByRole('link', { name: 'Изменить прогноз: П1' })).toHaveAttribute(
      'href',
      `/Events/${link}?edit=${accepted.id}`,
    );
  });

  test('accepted after the drawer was closed it is in the list, and not posted again', async () => {
    const { answer } = await open({ search: '?tip=1x2.1' });
    await post();
    await userEvent.keyboard('{Escape}');
    await answer({ tip: mine() });
    expect(screen.getByRole('link', { name: 'Изменить прогноз: П1' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Прогноз: X по 4.80' }));
    await screen.findByRole('dialog');
    expect(drawer().getByRole('alert')).toHaveTextContent('На этот рынок у вас уже есть прогноз.');
    expect(submit()).toBeDisabled();
  });

  test('what was typed is there when the drawer is opened again', async () => {
    await open();
    await userEvent.type(drawer().getByRole('textbox'), 'Черновик');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('link', { name: 'Добавить прогноз' }));
    expect(await screen.findByDisplayValue('Черновик')).toBeInTheDocument();
  });
});

describe('the price', () => {
  test('that moved under the open drawer is told, and posted as it is now', async () => {
    const { dispatch, sent } = await open({ search: '?tip=1x2.1' });
    const moved = menu();
    moved.markets[0]!.lines[0]!.outcomes[0]!.odds = 1.4;
    await dispatch(tipMaker.succeeded('menu', moved, NOW_SECONDS + 31));
    const notice = drawer().getByText(/^Цена была/);
    expect(notice).toHaveTextContent(
      'Цена была 1.45, сейчас 1.40Запишем цену на момент публикации.',
    );
    await post();
    expect(sent()[0]?.request.body).toMatchObject({ odd_value: 1.4 });
  });

  test('the page hears of under the open drawer is shown in it at once', async () => {
    const { dispatch } = await open({ search: '?tip=1x2.1' });
    const odds = page.odds.map((item) =>
      item.oddType === '1x2.1' ? { ...item, current: 1.52 } : item,
    );
    await dispatch(eventPage.succeeded('k', { ...page, odds }, NOW_SECONDS + 2));
    expect(drawer().getByRole('radio', { name: /^П1 1.52/ })).toBeChecked();
    expect(drawer().getByText(/^Цена была/)).toHaveTextContent('Цена была 1.45, сейчас 1.52');
    expect(submit()).toHaveTextContent('Опубликовать по 1.52');
  });

  test('that fell on the way is asked about with both prices; yes posts at the new one', async () => {
    const { answer, sent } = await open({ search: '?tip=1x2.1' });
    await post();
    const message = 'Коэффициент упал: был 1.45, сейчас 1.38.';
    await answer({ error: { code: 'odds_changed', message, odds: 1.38 } });
    expect(drawer().getByText(/^Цена была/)).toHaveTextContent(
      'Цена была 1.45, сейчас 1.38Опубликовать по новой цене?',
    );
    expect(submit()).toHaveTextContent('Опубликовать по 1.38');
    await post();
    const [first, second] = sent();
    expect(second?.request.body).toMatchObject({ odd_value: 1.38 });
    expect(second?.request.idempotencyKey).not.toBe(first?.request.idempotencyKey);
  });
});

describe('a refusal stands where it happened, with what to do', () => {
  test.each([
    ['match_started', 'matchUrl', /Матч начался/, true],
    ['market_closed', 'odd_type', /Нельзя\. Выберите другой исход/, false],
    ['limit_reached', 'stake', /Нельзя\. Выберите ставку меньше/, false],
    ['limit_reached', 'matchUrl', /^Нельзя\.$/, false],
    ['contest_condition', 'contestSeasonId', /Нельзя\. Опубликуйте прогноз без конкурса/, false],
  ] as const)('%s of %s', async (code, field, text, isOver) => {
    const { answer } = await open({ search: '?tip=1x2.1' });
    await post();
    await answer({ error: { code, message: 'Нельзя.', details: { [field]: 'Нельзя.' } } });
    expect(drawer().getByRole('alert')).toHaveTextContent(text);
    expect((submit() as HTMLButtonElement).disabled).toBe(isOver);
  });

  test('a lost answer is sent again under the same key', async () => {
    const { dispatch, sent } = await open({ search: '?tip=1x2.1' });
    await post();
    const failure = { status: 0, code: 'network', message: '' } as const;
    await dispatch(tipAdd.failed(sent()[0]?.key ?? '', failure));
    expect(drawer().getByRole('alert')).toHaveTextContent('дважды прогноз не запишется');
    await post();
    expect(sent()).toHaveLength(2);
    expect(sent()[1]?.request).toEqual(sent()[0]?.request);
  });
});

describe('a guest', () => {
  const guest = { visitor: '', search: '?tip=1x2.1' };

  test('fills it, and the tip waits in this browser for the account', async () => {
    const { sent } = await open(guest);
    await userEvent.type(drawer().getByRole('textbox'), 'Дома сильнее');
    expect(submit()).toHaveTextContent('Сохранить и войти');
    await post();
    expect(sent()).toHaveLength(0);
    expect(keptPendingTips()).toEqual([
      {
        matchUrl: link,
        oddType: '1x2.1',
        oddValue: 1.45,
        description: 'Дома сильнее',
        stake: 3,
        sportType: 1,
      },
    ]);
    expect(drawer().getByRole('status')).toHaveTextContent('Прогноз ждёт входа');
    expect(drawer().getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
    expect(drawer().getByRole('link', { name: 'Создать аккаунт' })).toHaveAttribute(
      'href',
      '/register',
    );
  });

  test('is told that a fourth has no room', async () => {
    keepPendingTips(
      [1, 2, 3].map((id) => ({
        matchUrl: `${id}-x`,
        oddType: '1x2.1',
        oddValue: 2,
        description: '',
        stake: 1,
        sportType: 1,
      })),
    );
    await open(guest);
    await post();
    expect(drawer().getByRole('status')).toHaveTextContent('не больше 3 прогнозов');
    expect(keptPendingTips()).toHaveLength(3);
  });

  test('whose session is over keeps the tip', async () => {
    const { dispatch, sent } = await open({ search: '?tip=1x2.1' });
    await post();
    const failure = { status: 401, code: 'unauthorized', message: '' } as const;
    await dispatch(tipAdd.failed(sent()[0]?.key ?? '', failure));
    expect(drawer().getByRole('alert')).toHaveTextContent('Вход устарел');
    await post();
    expect(keptPendingTips()).toHaveLength(1);
  });
});

describe('a change', () => {
  const tip = mine({ description: 'Раз' });
  const withMine = (createdAt: number) => ({
    ...page,
    counts: { ...page.counts, tips: 1 },
    tips: { tips: [{ ...tip, createdAt }], count: 1, lastTipId: null },
  });
  const search = `?edit=${tip.id}`;

  test('within five minutes may be of everything, at the price of now', async () => {
    const { sent, answer } = await open({ page: withMine(NOW_SECONDS - 48), search });
    expect(screen.getByRole('dialog', { name: 'Правка прогноза' })).toBeInTheDocument();
    expect(drawer().getByText(/можно менять ещё 4:[01]/)).toBeInTheDocument();
    expect(submit()).toHaveTextContent('Сохранить');
    await choose(/^П2 8.20/);
    expect(submit()).toHaveTextContent('Сохранить по 8.20');
    await post();
    expect(sent()[0]?.request).toEqual({
      segments: { matchUrl: link, sportType: 1, tipId: tip.id },
      body: { odd_type: '1x2.2', odd_value: 8.2, stake: 3, description: 'Раз' },
    });
    await answer({ tip: { ...tip, odd_type: '1x2.2', odds: 8.2 } }, tipChange);
    expect(drawer().getByRole('status')).toHaveTextContent('Прогноз изменён');
    expect(screen.getByRole('link', { name: 'Изменить прогноз: П2', hidden: true })).toBeTruthy();
  });

  test('afterwards is of the reasoning alone', async () => {
    const { sent } = await open({ page: withMine(NOW_SECONDS - 300), search });
    expect(drawer().getByText(/Исход и ставка закреплены/)).toBeInTheDocument();
    expect(drawer().getByRole('radio', { name: /^П2 8.20/ })).toBeDisabled();
    expect(drawer().getByRole('radio', { name: '4' })).toBeDisabled();
    await userEvent.type(drawer().getByRole('textbox'), ', два');
    await post();
    expect(sent()[0]?.request.body).toEqual({
      odd_type: '1x2.1',
      stake: 3,
      description: 'Раз, два',
    });
  });

  test('is offered of the own tip alone', async () => {
    await renderMatch({ page: withMine(NOW_SECONDS), visitor: 'maria' });
    expect(screen.queryByRole('link', { name: /^Изменить/ })).not.toBeInTheDocument();
  });
});

test.each(['?tip=0', '?tip=1x2.1'])('axe finds nothing in the drawer at %s', async (search) => {
  const { container } = await open({ search });
  expect((await axe(container)).violations).toEqual([]);
  expect(container.querySelector('[style]')).toBeNull();
});
