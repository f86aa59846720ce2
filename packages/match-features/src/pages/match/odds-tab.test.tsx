import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutcomeHistory } from '@tipmark/contract';
import { anOddsHistory } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { address, cellsOf, failure, page } from './finished-match-fixture.ts';
import { NOW_SECONDS, renderMatch } from './match-fixture.tsx';

describe('odds history', () => {
  const search = '?tab=odds';

  test('is an image with a text alternative', async () => {
    await renderMatch({ page, odds: anOddsHistory(), search });
    expect(screen.getByRole('img', { name: 'П1: первый 1.89, сейчас 1.79' })).toBeInTheDocument();
  });

  test('can be limited to the last hours, starting with the price at that time', async () => {
    await renderMatch({ page, odds: anOddsHistory({ asOf: NOW_SECONDS }), search });
    const spans = within(screen.getByRole('navigation', { name: 'Период' }));
    expect(spans.getByRole('link', { name: 'Всё' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(spans.getByRole('link', { name: '6 ч' }));
    expect(address()).toBe(`/Events/${page.link}?tab=odds&outcome=1x2.1&hours=6`);
    expect(
      screen.getByRole('img', { name: 'П1: 6 ч назад 1.79, сейчас 1.79' }),
    ).toBeInTheDocument();
  });

  test('can be a table, newest price first', async () => {
    await renderMatch({ page, odds: anOddsHistory(), search: `${search}&view=table` });
    const rows = within(screen.getByRole('table', { name: /Как менялась цена/ })).getAllByRole(
      'row',
    );
    expect(rows.map(cellsOf).slice(1)).toEqual([
      ['20.11.2026, 13:00', '1.79', '−5,3\u00A0%'],
      ['20.11.2026, 12:00', '1.89', '–'],
    ]);
    expect(screen.queryByRole('img', { name: /первый/ })).not.toBeInTheDocument();
  });

  test('a price leads to the form that records a bet at it', async () => {
    const { unmount } = await renderMatch({ page, odds: anOddsHistory(), search });
    const ofLine = new URL(
      screen.getByRole('link', { name: 'Записать мою ставку' }).getAttribute('href') ?? '',
      'http://site',
    );
    expect(ofLine.pathname).toBe('/bet-book');
    expect(Object.fromEntries(ofLine.searchParams)).toEqual({
      view: 'add',
      match: page.link.split('-')[0],
      outcome: '1x2.1',
      odds: '1.79',
    });
    const [ofBookmaker] = screen.getAllByTitle('Записать мою ставку');
    expect(ofBookmaker?.getAttribute('href')).toContain('bookmaker=');
    unmount();
    await renderMatch({ page, odds: anOddsHistory(), search, served: ['events'] });
    expect(screen.queryByText('Записать мою ставку')).not.toBeInTheDocument();
  });

  test('outcomes are links; another one has its own prices', async () => {
    await renderMatch({ page, odds: anOddsHistory(), search });
    const outcomes = within(screen.getByRole('navigation', { name: 'Исход' }));
    await userEvent.click(outcomes.getByRole('link', { name: 'П2' }));
    expect(address()).toBe(`/Events/${page.link}?tab=odds&outcome=1x2.2`);
    const rows = within(screen.getByRole('table', { name: 'П2 по букмекерам' })).getAllByRole(
      'row',
    );
    expect(cellsOf(rows[2])).toEqual([
      'Rivalto лучшая12 с назад',
      '3.95',
      '4.44',
      '4.44',
      '+12,4\u00A0%',
      '–',
      '–',
      '12 с назад',
    ]);
  });

  test('lines of a total are links', async () => {
    const lineOf = (line: number) => ({
      line,
      outcomes: ['o', 'u'].map((selection) => ({
        oddType: `ou.${selection}:${line}`,
        first: 1.9,
        current: 1.9,
        closing: null,
        best: null,
        fairPercent: 50,
        fairOdds: 2,
        points: [[NOW_SECONDS - 50, 1.9] as [number, number]],
      })),
      marginPercent: 5.3,
      bookmakers: [],
    });
    const odds = anOddsHistory({
      market: 'ou',
      markets: ['1x2', 'ou'],
      lines: [lineOf(2.5), lineOf(3.5)],
    });
    await renderMatch({ page, odds, search: '?tab=odds&outcome=ou.u:2.5' });
    const lines = within(screen.getByRole('navigation', { name: 'Линия' }));
    expect(lines.getByRole('link', { name: '3.5' })).toHaveAttribute(
      'href',
      `/Events/${page.link}?tab=odds&outcome=ou.u%3A3.5`,
    );
    expect(screen.getByRole('table', { name: 'ТМ 2.5 по букмекерам' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: 'Рынок' })).getByRole('link', {
        name: 'Тотал',
      }),
    ).toHaveAttribute('aria-current', 'true');
  });

  test('shows fair odds and the margin removed from them', async () => {
    await renderMatch({ page: { ...page, odds: [] }, odds: anOddsHistory(), search });
    const fair = within(screen.getByRole('table', { name: 'Честная вероятность: 1X2' }));
    expect(cellsOf(fair.getAllByRole('row')[1])).toEqual(['П1', '1.79', '1.88', '53,1\u00A0%']);
    expect(screen.getByText(/Маржа линии 5,2 %/)).toBeInTheDocument();
  });

  const opened = NOW_SECONDS - 86_400;
  const moments = [
    { at: NOW_SECONDS - 600, type: 'goal', side: 'home', minute: 12, stoppage: null } as const,
  ];
  const [first] = anOddsHistory().lines;
  const running = anOddsHistory({
    lines: first
      ? [
          {
            ...first,
            outcomes: first.outcomes.map((outcome) => ({
              ...outcome,
              closing: 1.79,
              points: [[opened, 1.89] as [number, number]],
              range: [[opened, 1.8, 1.95, 1] as [number, number, number, number]],
            })),
            bookmakers: first.bookmakers.map((bookmaker) => ({
              ...bookmaker,
              marginPercent: 5.26,
              prices: bookmaker.prices.map((price) => ({ ...price, closing: 1.8 })),
            })),
          },
        ]
      : [],
    moments,
    startsAt: NOW_SECONDS - 1320,
    closesAt: NOW_SECONDS - 1320,
    asOf: NOW_SECONDS,
  });

  test('the chart shows the range from the lowest to the best price, and goals', async () => {
    const { container } = await renderMatch({ page, odds: running, search });
    const legend = ['Линия Tipmark', 'лучшая цена', 'от низшей до лучшей цены', 'Гол'];
    for (const text of legend) expect(screen.getByText(text, { selector: 'li' })).toBeVisible();
    expect(screen.getByText("12' гол хозяев", { selector: 'p' })).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('the table shows the range and goals, too, with the bookmaker of the best price', async () => {
    await renderMatch({ page, odds: running, search: `${search}&view=table` });
    const table = screen.getByRole('table', { name: /Как менялась цена/ });
    const [head, ...rows] = within(table).getAllByRole('row').map(cellsOf);
    expect(head).toEqual(['Время', 'Цена', 'Изменение', 'Лучшая', 'Букмекер', 'Низшая', 'Событие']);
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      ['–', '–', '–', '–', '–', "12' гол хозяев"],
      ['–', '–', '–', '–', '–', '–'],
      ['1.89', '–', '1.95Rivalto', 'Rivalto', '1.80', '–'],
    ]);
  });

  const inPlay: NonNullable<OutcomeHistory['inPlay']> = [
    [NOW_SECONDS - 1_300, 1.7],
    [NOW_SECONDS - 600, null],
    [NOW_SECONDS - 540, 1.31],
  ];
  const pricedInPlay = {
    ...running,
    lines: running.lines.map((one) => ({
      ...one,
      outcomes: one.outcomes.map((outcome, index) =>
        // X was never priced in play
        index === 1 ? outcome : { ...outcome, inPlay },
      ),
    })),
  };

  test('can be limited to prices in play, starting with the closing price', async () => {
    await renderMatch({ page, odds: pricedInPlay, search });
    const spans = within(screen.getByRole('navigation', { name: 'Период' }));
    await userEvent.click(spans.getByRole('link', { name: 'Игра' }));
    expect(address()).toBe(`/Events/${page.link}?tab=odds&outcome=1x2.1&span=play`);
    expect(spans.getByRole('link', { name: 'Игра' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('img', { name: 'П1: закрытие 1.89, сейчас 1.31' })).toBeInTheDocument();
    expect(screen.queryByText('лучшая цена', { selector: 'li' })).not.toBeInTheDocument();
    const views = within(screen.getByRole('navigation', { name: 'Вид' }));
    await userEvent.click(views.getByRole('link', { name: 'Таблица' }));
    expect(address()).toContain('view=table&span=play');
    const table = screen.getByRole('table', { name: 'Как менялась цена: П1, Игра' });
    const [head, ...rows] = within(table).getAllByRole('row').map(cellsOf);
    expect(head).toEqual(['Время', 'Цена', 'Изменение', 'Событие']);
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      ['1.31', '−30,7\u00A0%', '–'],
      ['–', '–', "12' гол хозяев"],
      ['1.70', '−10,1\u00A0%', '–'],
      ['1.89', '–', '–'],
    ]);
  });

  test('is shown as a whole without prices in play, which are not offered then', async () => {
    await renderMatch({ page, odds: pricedInPlay, search: '?tab=odds&outcome=1x2.x&span=play' });
    const spans = within(screen.getByRole('navigation', { name: 'Период' }));
    expect(spans.getByRole('link', { name: 'Всё' })).toHaveAttribute('aria-current', 'true');
    expect(spans.queryByRole('link', { name: 'Игра' })).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^X: первый/ })).toBeInTheDocument();
  });

  test('after the start bookmakers show opening and closing prices, margin and payout', async () => {
    await renderMatch({ page, odds: running, search });
    const table = screen.getByRole('table', { name: 'П1 по букмекерам' });
    const [head, , rivalto] = within(table).getAllByRole('row').map(cellsOf);
    expect(head).toEqual([
      'Букмекер',
      'Первый',
      'Закрытие',
      'Изменение',
      'Маржа',
      'Выплата',
      'Обновлено',
    ]);
    expect(rivalto?.slice(1, 6)).toEqual([
      '1.89',
      '1.80',
      '−4,8\u00A0%',
      '5,3\u00A0%',
      '95,0\u00A0%',
    ]);
    expect(screen.getByText(/Маржа — насколько сумма/)).toBeVisible();
  });

  test('bookmakers are sorted by links with their own addresses', async () => {
    await renderMatch({ page, odds: running, search });
    const orders = within(screen.getByRole('navigation', { name: 'Порядок букмекеров' }));
    const byMargin = orders.getByRole('link', { name: 'По марже' });
    const wanted = `/Events/${page.link}?tab=odds&outcome=1x2.1&books=margin`;
    expect(byMargin).toHaveAttribute('href', wanted);
    await userEvent.click(byMargin);
    expect(address()).toBe(wanted);
    expect(orders.getByRole('link', { name: 'По марже' })).toHaveAttribute('aria-current', 'true');
  });

  const message = { percent: 52.6, fairOdds: 1.9, valuePercent: -5.85, claimedPercent: 8.2 };
  const [line] = anOddsHistory().lines;
  const withModel = (known: Partial<OutcomeHistory> = {}) =>
    anOddsHistory({
      lines: line
        ? [
            {
              ...line,
              outcomes: line.outcomes.map((one) => ({ ...one, model: message, ...known })),
            },
          ]
        : [],
    });
  const rowsOf = (table: RegExp) =>
    within(screen.getByRole('table', { name: table }))
      .getAllByRole('row')
      .map(cellsOf);

  test('the model is listed with the bookmakers, with its number of matches and a link to its reliability', async () => {
    await renderMatch({ page, odds: { ...withModel(), modelBasis: [14, 9] }, search });
    expect(rowsOf(/П1 по букмекерам/)[2]).toEqual([
      'Модельвероятность 52,6\u00A0%, сыграно матчей: 14 и 9Как считает модель',
      '–',
      '1.90',
      '–',
      '−5,9\u00A0%перевеспо одной модели +8\u00A0%',
      '–',
      '–',
      '–',
    ]);
    const how = screen.getByRole('link', { name: 'Как считает модель' });
    expect(how).toHaveAttribute('href', '/math-analysis?view=reliability');
  });

  test('after the close the value of the model is that of the closing price', async () => {
    const odds = withModel({ closing: 1.79 });
    await renderMatch({ page, odds, search, locale: 'en' });
    const [name, , , , value] = rowsOf(/1 by bookmaker/)[2] ?? [];
    expect(value).toBe('−5.9%value to closingmodel alone +8%');
    expect(name).toContain('probability 52.6%, forecast of the data source');
  });

  test('the model has no link if its page is not served, and no row without a forecast', async () => {
    const served = ['events'];
    const { unmount } = await renderMatch({ page, odds: withModel(), search, served });
    expect(screen.getByRole('rowheader', { name: /^Модель/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Как считает модель' })).not.toBeInTheDocument();
    unmount();
    await renderMatch({ page, odds: anOddsHistory(), search });
    expect(screen.queryByRole('rowheader', { name: /^Модель/ })).not.toBeInTheDocument();
  });

  test('fair prices are listed beside those of the model', async () => {
    await renderMatch({ page: { ...page, odds: [] }, odds: withModel(), search });
    const [head, home] = rowsOf(/Честная вероятность: 1X2/);
    expect(head?.at(-1)).toBe('Кэф модели');
    expect(home?.at(-1)).toBe('1.9052,6\u00A0%');
  });

  test('says so if the odds are not opened yet', async () => {
    await renderMatch({ page, odds: anOddsHistory({ lines: [], markets: [] }), search });
    expect(screen.getByText('Коэффициенты ещё не открыты')).toBeInTheDocument();
  });

  test('a failed load says so and can be retried', async () => {
    const loads = { soccerEventOddsHistory: { status: 'failed', error: failure } } as const;
    const { dispatched } = await renderMatch({ page, loads, search });
    expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить коэффициенты');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'soccerEventOddsHistory/requested',
      request: { segments: { matchUrl: page.link, market: '1x2' } },
    });
  });
});
