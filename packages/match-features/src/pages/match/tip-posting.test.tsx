import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storedPendingTips, storePendingTips } from '../../parts/tips/pending/index.ts';
import { NOW_SECONDS, renderMatch } from './match-fixture.tsx';
import { eventPage, tipAdd, tipMaker, tipsterProfile } from './match-page-fixture.ts';
import {
  choose,
  drawer,
  eachOnAMatchOfItsOwn,
  menu,
  mine,
  open,
  post,
  shownMatch,
  submit,
} from './tip-drawer-fixture.tsx';

eachOnAMatchOfItsOwn();

describe('the price', () => {
  test('that changed while the drawer is open is shown with both values, and posted as it is now', async () => {
    const { dispatch, sent } = await open({ search: '?tip=1x2.1' });
    await dispatch(tipMaker.succeeded('menu', menu({}, 1.4), NOW_SECONDS + 31));
    const notice = drawer().getByText(/^Цена была/);
    expect(notice).toHaveTextContent(
      'Цена была 1.45, сейчас 1.40Запишем цену на момент публикации.',
    );
    await post();
    expect(sent()[0]?.request.body).toMatchObject({ odd_value: 1.4 });
  });

  test('of a repeated tip is compared with the present one, and the stake is that of the tip', async () => {
    const { sent } = await open({ search: '?tip=1x2.1&stake=4&odds=1.6' });
    expect(drawer().getByText(/^Цена была/)).toHaveTextContent('Цена была 1.60, сейчас 1.45');
    await post();
    expect(sent()[0]?.request.body).toMatchObject({ odd_value: 1.45, stake: 4 });
  });

  test('of a repeated tip that is still the same says nothing', async () => {
    await open({ search: '?tip=1x2.1&stake=4&odds=1.45' });
    expect(drawer().queryByText(/^Цена была/)).not.toBeInTheDocument();
  });

  test('that the page receives while the drawer is open is shown in it at once', async () => {
    const { dispatch } = await open({ search: '?tip=1x2.1' });
    const odds = shownMatch.page.odds.map((item) =>
      item.oddType === '1x2.1' ? { ...item, current: 1.52 } : item,
    );
    await dispatch(eventPage.succeeded('k', { ...shownMatch.page, odds }, NOW_SECONDS + 2));
    expect(drawer().getByRole('radio', { name: /^П1 1.52/ })).toBeChecked();
    expect(drawer().getByText(/^Цена была/)).toHaveTextContent('Цена была 1.45, сейчас 1.52');
    expect(submit()).toHaveTextContent('Опубликовать по 1.52');
  });

  test('that fell during posting needs a confirmation, with both prices, to post at the new one', async () => {
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

describe('a refusal is shown with what to do', () => {
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

  test('a request whose answer is lost is sent again under the same key', async () => {
    const { dispatch, sent } = await open({ search: '?tip=1x2.1' });
    await post();
    const failure = { status: 0, code: 'network', message: '' } as const;
    await dispatch(tipAdd.failed(failure));
    expect(drawer().getByRole('alert')).toHaveTextContent('дважды прогноз не запишется');
    await post();
    expect(sent()).toHaveLength(2);
    expect(sent()[1]?.request).toEqual(sent()[0]?.request);
  });
});

describe('a guest', () => {
  const guest = { visitor: '', search: '?tip=1x2.1' };

  test('fills in the drawer, and the tip is stored in the browser until sign-in', async () => {
    const { sent } = await open(guest);
    await userEvent.type(drawer().getByRole('textbox'), 'Дома сильнее');
    expect(submit()).toHaveTextContent('Сохранить и войти');
    await post();
    expect(sent()).toHaveLength(0);
    expect(storedPendingTips()).toEqual([
      {
        matchUrl: shownMatch.link,
        oddType: '1x2.1',
        oddValue: 1.45,
        description: 'Дома сильнее',
        stake: 3,
        sportType: 1,
      },
    ]);
    expect(drawer().getByRole('status')).toHaveTextContent('Прогноз ждёт входа');
    const recap = drawer()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(recap).toEqual(['П1', '1.45', expect.stringMatching(/^3\s?%/)]);
    const next = `?next=${encodeURIComponent(`/Events/${shownMatch.link}`)}`;
    const wayTo = (name: string) => drawer().getByRole('link', { name }).getAttribute('href');
    expect(wayTo('Войти')).toBe(`/login${next}`);
    expect(wayTo('Создать аккаунт')).toBe(`/register${next}`);
  });

  test('gets a message instead of storing a fourth tip', async () => {
    storePendingTips(
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
    expect(storedPendingTips()).toHaveLength(3);
  });

  test('whose session has ended keeps the tip', async () => {
    const { dispatch } = await open({ search: '?tip=1x2.1' });
    await post();
    const failure = { status: 401, code: 'unauthorized', message: '' } as const;
    await dispatch(tipAdd.failed(failure));
    expect(drawer().getByRole('alert')).toHaveTextContent('Вход устарел');
    await post();
    expect(storedPendingTips()).toHaveLength(1);
  });
});

describe('a change', () => {
  const tip = mine({ description: 'Раз' });
  const withMine = (createdAt: number) => ({
    ...shownMatch.page,
    counts: { ...shownMatch.page.counts, tips: 1 },
    tips: { tips: [{ ...tip, createdAt }], count: 1, lastTipId: null },
  });
  const search = `?edit=${tip.id}`;

  test('within five minutes may affect everything, at the current price', async () => {
    const { sent, answer } = await open({ page: withMine(NOW_SECONDS - 48), search });
    expect(screen.getByRole('dialog', { name: 'Правка прогноза' })).toBeInTheDocument();
    expect(drawer().getByText(/можно менять ещё 4:[01]/)).toBeInTheDocument();
    expect(submit()).toHaveTextContent('Сохранить');
    await choose(/^П2 8.20/);
    expect(submit()).toHaveTextContent('Сохранить по 8.20');
    await post();
    expect(sent()[0]?.request).toEqual({
      segments: { matchUrl: shownMatch.link, sportType: 1, tipId: tip.id },
      body: { odd_type: '1x2.2', odd_value: 8.2, stake: 3, description: 'Раз' },
    });
    await answer({ tip: { ...tip, odd_type: '1x2.2', odds: 8.2 } });
    expect(drawer().getByRole('status')).toHaveTextContent('Прогноз изменён');
    expect(screen.getByRole('link', { name: 'Изменить прогноз: П2', hidden: true })).toBeTruthy();
  });

  test('afterwards may affect only the reasoning', async () => {
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

  test('is offered only for the visitor’s own tip', async () => {
    await renderMatch({ page: withMine(NOW_SECONDS), visitor: 'maria' });
    expect(screen.queryByRole('link', { name: /^Изменить/ })).not.toBeInTheDocument();
  });
});

describe('a premium capper', () => {
  const capper = (isPremiumCapper: boolean, isDelayingTips: boolean) => ({
    url: 'ivan',
    statistics: { bankroll: 1_000, isPremiumCapper },
    own: { isDelayingTips },
  });
  const openAs = async (known: object) => {
    const shown = await open({ search: '?tip=1x2.1' });
    await shown.dispatch(tipsterProfile.succeeded('k', known as never, NOW_SECONDS));
    return shown;
  };
  const box = () => drawer().queryByRole('checkbox', { name: /только подписчикам/ });

  test.each([
    [true, true],
    [false, false],
  ])('decides for each tip whether it is delayed; by default %p', async (always, isOn) => {
    const { sent } = await openAs(capper(true, always));
    expect((box() as HTMLInputElement).checked).toBe(isOn);
    await userEvent.click(box() as Element);
    await post();
    expect(sent()[0]?.request.body).toMatchObject({ isDelayed: !isOn });
  });

  test('sends the default unless it is changed, and the receipt says so', async () => {
    const { sent, answer } = await openAs(capper(true, true));
    await post();
    expect(sent()[0]?.request.body).toMatchObject({ isDelayed: true });
    await answer({ tip: mine({ isDelayed: true }) });
    expect(drawer().getByText('с началом матча')).toBeInTheDocument();
  });

  test('is the only one with the choice', async () => {
    const { sent } = await openAs(capper(false, false));
    expect(box()).not.toBeInTheDocument();
    await post();
    expect(sent()[0]?.request.body).not.toHaveProperty('isDelayed');
  });
});

describe('a contest', () => {
  const box = () => drawer().getByRole('checkbox', { name: 'Участвовать в кубке Tipmark' });
  const reason = () => drawer().getByRole('textbox', { name: 'Обоснование' });

  test('shows its conditions, requires them, and is sent with the tip', async () => {
    const { sent } = await open({ search: '?tip=1x2.x' });
    expect(drawer().getAllByText(/коэффициент 1\.50–5\.00/).length).toBeGreaterThan(0);
    await userEvent.click(box());
    expect(drawer().getByText(/Обоснование короче нужного: 0 из 50/)).toBeInTheDocument();
    expect(submit()).toBeDisabled();
    await userEvent.click(reason());
    await userEvent.paste('Хозяева не проигрывали дома с августа. '.repeat(2));
    expect(submit()).toBeEnabled();
    await post();
    expect(sent()[0]?.request.body).toMatchObject({ contestSeasonId: 1_202_611 });
  });

  test('rejects odds outside its limits; unticked it is not sent with the tip', async () => {
    const { sent } = await open({ search: '?tip=1x2.1' });
    await userEvent.click(box());
    expect(drawer().getByText(/Коэффициент вне границ конкурса/)).toBeInTheDocument();
    await userEvent.click(box());
    await post();
    expect(sent()[0]?.request.body).not.toHaveProperty('contestSeasonId');
  });

  test('for subscribers says so, and shows why the server refuses a tip', async () => {
    const { answer } = await open({ search: '?tip=1x2.x' });
    expect(
      drawer().getByText('Участвовать в Премиум-кубке. Только для подписчиков.'),
    ).toBeVisible();
    await post();
    const message = 'Сегодня у вас уже 5 прогнозов в конкурсе.';
    const details = { contestSeasonId: message };
    await answer({ error: { code: 'contest_condition', message, details } });
    expect(drawer().getByText(/уже 5 прогнозов в конкурсе/)).toBeInTheDocument();
  });
});

describe('my own bets', () => {
  const BETS = 'Записать мою ставку';
  const expected = { view: 'add', match: '', outcome: '1x2.1', odds: '1.45' };
  const bet = () => {
    const link = drawer().getByRole('link', { name: BETS });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://site');
    return [pathname, Object.fromEntries(searchParams)];
  };

  test('take the chosen outcome with its price, before posting and after it', async () => {
    const { answer } = await open({ search: '?tip=1x2.1' });
    const wanted = ['/bet-book', { ...expected, match: shownMatch.link.split('-')[0] }];
    expect(bet()).toEqual(wanted);
    await post();
    await answer({ tip: mine({ id: 93 }) });
    expect(drawer().getByRole('status')).toHaveTextContent('Прогноз принят');
    expect(bet()).toEqual(wanted);
  });

  test('are not offered to a guest, nor before an outcome is chosen', async () => {
    const { unmount } = await open({ search: '?tip=1x2.1', visitor: '' });
    expect(drawer().queryByRole('link', { name: BETS })).not.toBeInTheDocument();
    unmount();
    await open();
    expect(drawer().queryByRole('link', { name: BETS })).not.toBeInTheDocument();
  });
});

describe('the receipt', () => {
  test('says when the browser refuses to copy the hash', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    const { answer } = await open({ search: '?tip=1x2.1' });
    await post();
    await answer({ tip: mine() });
    await user.click(drawer().getByRole('button', { name: 'Скопировать хеш' }));
    expect(await drawer().findByText(/^Браузер не дал скопировать/)).toHaveAttribute(
      'role',
      'alert',
    );
    write.mockResolvedValue();
    await user.click(drawer().getByRole('button', { name: 'Скопировать хеш' }));
    expect(drawer().getByRole('button', { name: 'Скопировано' })).toBeInTheDocument();
    expect(write).toHaveBeenLastCalledWith(mine().hash);
    write.mockRestore();
  });

  test('of the last tip allowed on a match does not offer another one', async () => {
    const posted = [mine({ id: 91, odd_type: 'ou.o:2.5' }), mine({ id: 92, odd_type: 'cs.4-3' })];
    const tips = { tips: posted, count: posted.length, lastTipId: null };
    const { answer } = await open({ search: '?tip=1x2.1', page: { ...shownMatch.page, tips } });
    await post();
    await answer({ tip: mine({ id: 93 }) });
    expect(drawer().getByRole('status')).toHaveTextContent('Прогноз принят');
    expect(drawer().queryByRole('button', { name: 'Ещё прогноз' })).not.toBeInTheDocument();
  });
});
