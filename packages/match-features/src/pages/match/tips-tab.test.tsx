import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MATCH_STATUS } from '@tipmark/domain';
import type { Visit } from '@tipmark/remote-kit';
import { aMatch, aMatchTip, anEventPage } from '@tipmark/test-kit';
import { address, over, page } from './finished-match-fixture.ts';
import { NOW_SECONDS, renderMatch } from './match-fixture.tsx';
import { screen as matchScreen } from './match-page-fixture.ts';

describe('tips', () => {
  const tip = aMatchTip({
    author: {
      name: 'Иван',
      url: 'ivan',
      position: 2,
      label: '4.7',
      badges: [],
      roiPercent: 6.2,
      countOfTips: 312,
    },
    description: 'Хозяева дома сильнее',
    seq: 1_043,
  });
  const won = aMatchTip({ odd_type: 'ou.o:2.5', result: 1, profit: 28.5, editedAt: NOW_SECONDS });
  const withTips = (tips = [tip, won], lastTipId: number | null = null) =>
    anEventPage(over, { tips: { tips, count: 25, lastTipId } });

  test('show author, outcome, price, closing price, stake and ledger entry', async () => {
    await renderMatch({ page: withTips() });
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('code'));
    const card = within(first as HTMLElement);
    expect(card.getByRole('link', { name: 'Иван' })).toHaveAttribute('href', '/profile/ivan');
    for (const text of ['4.7', 'П1', '1.95', 'закрытие 1.88', 'Хозяева дома сильнее', 'abcdef01'])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(first).toHaveTextContent('ROI +6,2 %, прогнозов: 312');
    expect(first).toHaveTextContent('ставка 3 % банка');
    expect(first).toHaveTextContent('Реестр, запись 1043: abcdef01');
    expect(second).toHaveTextContent('Выиграл +28,50 ед.');
    expect(second).toHaveTextContent('изменён 21.11.2026, 12:00');
    expect(second).not.toHaveTextContent('закрытие');
  });

  test('show no yield for a few tips, and the shares of outcomes among all tips', async () => {
    const novice = aMatchTip({
      author: { ...tip.author, name: 'Новичок', badges: [], roiPercent: 107.5, countOfTips: 3 },
    });
    const split = [
      { odd_type: '1x2.1', count: 6 },
      { odd_type: 'ou.o:2.5', count: 4 },
    ];
    await renderMatch({
      page: anEventPage(over, { tips: { tips: [novice], count: 10, lastTipId: null, split } }),
      search: '?tab=tips',
    });
    expect(screen.getByText('мало данных, 3 прогноза')).toBeInTheDocument();
    expect(screen.queryByText(/107/)).toBeNull();
    const message = screen.getByRole('list', { name: 'Как делятся прогнозы' });
    expect(message).toHaveTextContent('П1 60 % · 6');
    expect(message).toHaveTextContent('ТБ 2.5 40 % · 4');
    // a note that applies to all of them is shown once
    expect(screen.getAllByText('Ещё не рассчитаны')).toHaveLength(1);
    expect(screen.queryByText('Не рассчитан')).toBeNull();
  });

  test('can be filtered by language, record and text through the address', async () => {
    const chosen = { tips: [tip], count: 9, lastTipId: null };
    await renderMatch({ page: withTips(), tips: chosen, search: '?tab=tips' });
    await userEvent.click(screen.getByRole('link', { name: 'По-английски' }));
    expect(address()).toBe(`/Events/${page.link}?lang=en`);
    await userEvent.click(screen.getByRole('link', { name: 'С текстом' }));
    await userEvent.click(screen.getByRole('link', { name: 'Автор с 30+ прогнозами' }));
    expect(address()).toBe(`/Events/${page.link}?lang=en&proven=1&text=1`);
    expect(screen.getByRole('link', { name: 'С текстом' })).toHaveAttribute(
      'href',
      `/Events/${page.link}?lang=en&proven=1`,
    );
  });

  test('are requested with the filter, and say when none match', async () => {
    const requested = matchScreen.loads({
      params: { matchUrl: page.link },
      search: new URLSearchParams('lang=ru&proven=1&text=1'),
      isPremium: false,
    } as unknown as Visit);
    expect(JSON.stringify(requested)).toContain(
      JSON.stringify({ language: 'ru', minCountOfTips: 30, isOnlyTipsDescription: true }).slice(1),
    );
    await renderMatch({
      page: withTips(),
      tips: { tips: [], count: 0, lastTipId: null },
      search: '?lang=ru',
    });
    expect(screen.getByText('Таких прогнозов нет')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Показать все' })).toBeInTheDocument();
  });

  test('are compared with the current line before the match', async () => {
    const coming = aMatch().startingAt(NOW_SECONDS + 4_000);
    await renderMatch({
      page: anEventPage(coming, { tips: { tips: [tip], count: 1, lastTipId: null } }),
    });
    expect(screen.getByText('сейчас 1.88')).toBeInTheDocument();
    expect(screen.queryByText('закрытие 1.88')).toBeNull();
  });

  test('of a match that was called off say so, not that it has begun', async () => {
    const moved = aMatch()
      .startingAt(NOW_SECONDS + 4_000)
      .withStatus(MATCH_STATUS.moved);
    await renderMatch({
      page: anEventPage(moved, { tips: { tips: [tip], count: 1, lastTipId: null } }),
    });
    expect(screen.getByText(/перенесён или отменён: приём закрыт/)).toBeInTheDocument();
    expect(screen.queryByText(/с началом матча/)).toBeNull();
  });

  test('on other tabs the best authors are listed beside the tab, with their prices and CLV', async () => {
    const closed = aMatchTip({ odd_type: 'ou.o:2.5', odds: 1.84, clvPercent: -0.3 });
    const more = [aMatchTip(), aMatchTip()];
    await renderMatch({ page: withTips([tip, closed, ...more]), search: '?tab=squads' });
    const card = screen.getByRole('heading', { name: 'Прогнозы на этот матч' }).closest('section');
    const takers = within(card as HTMLElement).getAllByRole('listitem');
    expect(takers.map(({ textContent }) => textContent)).toEqual(
      [
        'ИИван4.7П1 · 3 % банка1.95закрытие 1.88',
        'IIvanТБ 2.5 · 3 % банка1.84CLV −0,3 %',
        'IIvanП1 · 3 % банка1.95закрытие 1.88',
      ].map((text) => text.replaceAll(' %', '\u00A0%')),
    );
    const all = screen.getByRole('link', { name: 'Все 25 прогнозов' });
    expect(all).toHaveAttribute('href', `/Events/${page.link}`);
    expect(card).toHaveTextContent('Приём закрыт с началом матча');
  });

  test('the list of best authors is absent on the tab of tips, and without tips', async () => {
    const { unmount } = await renderMatch({ page: withTips() });
    const heading = () => screen.queryByRole('heading', { name: 'Прогнозы на этот матч' });
    expect(heading()).not.toBeInTheDocument();
    unmount();
    await renderMatch({ page, search: '?tab=squads' });
    expect(heading()).not.toBeInTheDocument();
  });

  test('a finished match without tips says so', async () => {
    await renderMatch({ page });
    expect(screen.getByText('Прогнозов на этот матч нет')).toBeInTheDocument();
  });

  test('a match does not claim to have no tips while tips are being added to the site', async () => {
    await renderMatch({ page, filling: 'tips' });
    expect(screen.queryByText('Прогнозов на этот матч нет')).toBeNull();
    expect(
      screen.getByText('Прогнозы ещё добавляются, здесь они появятся в ближайшие минуты.'),
    ).toBeInTheDocument();
  });

  test('orders and further pages are links', async () => {
    await renderMatch({ page: withTips([tip], 17) });
    expect(screen.getByRole('link', { name: 'Новые' })).toHaveAttribute(
      'href',
      `/Events/${page.link}?sort=newest`,
    );
    expect(screen.getByRole('link', { name: 'Следующие прогнозы' })).toHaveAttribute(
      'href',
      `/Events/${page.link}?after=17`,
    );
  });

  test('another order shows the requested tips', async () => {
    const tips = { tips: [won], count: 25, lastTipId: null };
    await renderMatch({ page: withTips(), tips, search: '?sort=newest&after=17' });
    expect(screen.queryByText('Иван')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К первым прогнозам' })).toHaveAttribute(
      'href',
      `/Events/${page.link}?sort=newest`,
    );
  });

  test.each([
    [true, 'До начала только подписчикам'],
    [false, 'Хозяева дома сильнее'],
  ])('the first ones depend on the reader’s subscription (%s): %s', async (isPremium, text) => {
    const stored = aMatchTip({ description: 'До начала только подписчикам', isDelayed: true });
    const tips = { tips: [stored], count: 1, lastTipId: null };
    await renderMatch({ page: withTips([tip]), tips, isPremium });
    expect(document.querySelectorAll('li:has(code)')).toHaveLength(1);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('a settled tip shows the value of its price against the closing line', async () => {
    const settled = aMatchTip({ result: 1, profit: 28.5, clvPercent: 4.74 });
    await renderMatch({ page: withTips([settled]) });
    expect(screen.getByText('CLV +4,7 %')).toBeInTheDocument();
  });

  test('the visitor’s own tip is marked', async () => {
    await renderMatch({ page: withTips([tip]), visitor: 'ivan' });
    expect(screen.getByText('вы')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Изменить/ })).not.toBeInTheDocument();
  });

  test('a tip delayed until kick-off shows its author, its ledger entry and when it is revealed', async () => {
    const { author, createdAt, seq, hash } = tip;
    const delayed = [{ author, createdAt, startsAt: NOW_SECONDS + 60, seq, hash }];
    const tips = { tips: [], count: 0, lastTipId: null, delayed };
    await renderMatch({ page: anEventPage(over, { tips }) });
    const row = screen.getByRole('link', { name: 'Иван' }).closest('li');
    expect(row).toHaveTextContent('Прогноз записан и откроется с началом матча');
    expect(row).toHaveTextContent('Реестр, запись 1043: abcdef01');
  });

  test('authors are plain names where no remote serves their pages', async () => {
    const { author, createdAt, seq, hash } = tip;
    const hidden = { ...author, name: 'Мария' };
    const delayed = [{ author: hidden, createdAt, startsAt: NOW_SECONDS + 60, seq, hash }];
    const tips = { tips: [tip], count: 1, lastTipId: null, delayed };
    await renderMatch({ page: anEventPage(over, { tips }), served: ['events', 'league'] });
    for (const name of ['Иван', 'Мария']) {
      expect(screen.getByText(name)).toBeInTheDocument();
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });

  test('an upcoming match without tips invites the visitor to post the first', async () => {
    const ahead = aMatch().startingAt(NOW_SECONDS + 3_600);
    await renderMatch({ page: anEventPage(ahead) });
    expect(screen.getByText(/Прогнозов пока нет\. Дайте первый/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Добавить прогноз' })).toBeInTheDocument();
  });

  test('a match that has begun says that it is closed to tips', async () => {
    await renderMatch({ page: withTips() });
    expect(screen.getByText('Приём закрыт с началом матча')).toBeInTheDocument();
  });
});
