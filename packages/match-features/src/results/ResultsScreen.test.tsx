import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLeague, aMatch, aResultsPage } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { NOW_SECONDS, type ResultsSetting, renderResults } from './results-fixture.tsx';

const running = aMatch()
  .between('Зенит', 'Спартак')
  .startingAt(NOW_SECONDS - 5_000)
  .live('67')
  .withScore(2, 1)
  .withOdds([1.45, 4.8, 8.2, 1.9, 1.9], [1.62, 4.8, 7.1, 1.9, 1.9])
  .seen(10);
const over = aMatch()
  .between('Ладога', 'Прибой')
  .startingAt(NOW_SECONDS - 20_000)
  .finished()
  .withScore(0, 3)
  .seen(50);
const ahead = aMatch()
  .between('Кедр', 'Маяк')
  .startingAt(NOW_SECONDS + 3_600)
  .withForecast('1:0', [1.2, 0.4])
  .withUsersTip()
  .seen(5);
const russia = aLeague().withId(1).named('Премьер-лига').of('RU', 'Россия').having(running, over);
const spain = aLeague().withId(2).named('Примера').of('ES', 'Испания').having(ahead);
const day = aResultsPage([spain, russia], { asOf: NOW_SECONDS - 4 });

const show = (setting: ResultsSetting = {}) => renderResults({ reply: day, ...setting });
const address = () => screen.getByLabelText('address').textContent;
const rows = () =>
  screen
    .getAllByRole('listitem', { hidden: true })
    .map((row) =>
      within(row).getAllByRole('link', { hidden: true })[0]?.getAttribute('aria-label'),
    );
/** A league that is out is hidden by the list's style, which is not there in these tests. */
const leagues = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => heading.closest('[data-out]') === null)
    .map((heading) => heading.textContent);
const isOpen = (league: string) =>
  screen.getByRole('button', { name: `Матчи: ${league}` }).getAttribute('aria-expanded');

describe('a day of results', () => {
  test('shows matches under their leagues in the order of the answer', () => {
    show();
    expect(leagues()).toEqual(['Испания · Примера1', 'Россия · Премьер-лига1 из 2']);
    expect(rows()).toEqual([
      'Кедр – Маяк, 22:07',
      'Зенит – Спартак, 2:1, minute 67, коэффициенты 1.45, 4.80, 8.20',
      'Ладога – Прибой, 0:3, Завершён',
    ]);
  });

  test('says which day it is and how old the answer is', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Результаты');
    expect(screen.getByText('Суббота, 21 ноября 2026')).toBeInTheDocument();
    expect(screen.getByText('обновлено 4 с назад')).toBeInTheDocument();
  });

  test('a day nothing can change on has no age', () => {
    show({ reply: aResultsPage([aLeague().having(over)]) });
    expect(screen.queryByText(/обновлено/)).not.toBeInTheDocument();
  });

  test('a league without matches is not there', () => {
    show({ reply: aResultsPage([aLeague().named('Пустая'), russia]) });
    expect(leagues()).toEqual(['Россия · Премьер-лига1 из 2']);
  });

  test('speaks English on English pages', () => {
    show({ locale: 'en' });
    expect(screen.getByText('Saturday, 21 November 2026')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Live/ })).toHaveTextContent('Live1');
    expect(rows()).toContain('Ладога – Прибой, 0:3, Finished');
    expect(
      within(screen.getByRole('combobox', { name: 'League' })).getByText('All leagues'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Ладога/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en\/Events\//),
    );
  });

  test.each<[string, ResultsSetting]>([
    ['full', {}],
    ['on a phone', { isMobile: true }],
    ['loading', { load: { status: 'loading', key: 'day' } }],
    ['empty', { reply: aResultsPage([]) }],
    [
      'failed',
      {
        load: { status: 'failed', error: { status: 0, code: 'network', message: '' } as never },
      },
    ],
  ])('has no accessibility fault: %s', async (_name, setting) => {
    const { container } = show(setting);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('its markup carries no style attribute: the content policy would drop it', () => {
    const { container } = show();
    expect(container.querySelector('[style]')).toBeNull();
  });
});

describe('the tabs', () => {
  test('count their matches', () => {
    show();
    const tabs = screen.getByRole('navigation', { name: 'Какие матчи показать' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((tab) => tab.textContent),
    ).toEqual(['Все3', 'Онлайн1', 'Завершены1', 'Не начались1', 'Прогнозы1']);
  });

  test('follow a match that begins, with the leagues beside them, and the newest choice', async () => {
    const { receive } = show();
    const begun = aMatch()
      .between('Кедр', 'Маяк')
      .startingAt(NOW_SECONDS)
      .live('1')
      .withScore(0, 0);
    receive(aResultsPage([spain.having(begun), russia], { asOf: day.asOf }));
    const beside = screen.getByLabelText('Турниры дня');
    expect(beside).toHaveTextContent('Примера1 / 2');
    expect(screen.getByRole('navigation', { name: 'Какие матчи показать' })).toHaveTextContent(
      'Все4Онлайн2Завершены1Не начались1',
    );
    await userEvent.click(screen.getByRole('link', { name: /^Онлайн/ }));
    expect(address()).toBe('/Results?tab=live');
    expect(screen.getByRole('link', { name: /^Онлайн/ })).toHaveAttribute('aria-current');
  });

  test('the one with tips goes when there are none', () => {
    show({ reply: aResultsPage([russia]) });
    expect(screen.queryByRole('link', { name: /^Прогнозы/ })).not.toBeInTheDocument();
  });

  test('one is chosen in place: the address changes, the list hides rows by style', async () => {
    const { list } = show({ search: '?sort=time' });
    await userEvent.click(screen.getByRole('link', { name: /^Завершены/ }));
    expect(address()).toBe('/Results?tab=finished&sort=time');
    expect(list()).toHaveAttribute('data-tab', 'finished');
    expect(leagues()).toEqual(['Россия · Премьер-лига1 из 2']);
  });

  test('are links for who opens them elsewhere', async () => {
    show();
    const tab = screen.getByRole('link', { name: /^Онлайн/ });
    expect(tab).toHaveAttribute('href', '/Results?tab=live');
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    // the browser would open it in a tab of its own; jsdom has none
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(tab);
    expect(address()).toBe('/Results');
  });

  test('each row knows the tabs it belongs to', () => {
    show();
    const [scheduled, live, finished] = screen.getAllByRole('listitem');
    expect([scheduled?.className, live?.className, finished?.className]).toEqual(['s t', 'l', 'f']);
  });

  test('an empty one says so and leads back to all', () => {
    show({ reply: aResultsPage([spain]), search: '?tab=live' });
    expect(screen.getByText('В этом списке матчей нет')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Показать все матчи' })).toHaveAttribute(
      'href',
      '/Results',
    );
  });
});

describe('filters and sorts', () => {
  test('one league alone, for every tab', async () => {
    show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Турнир' }), '2');
    expect(address()).toBe('/Results?league=2');
    expect(leagues()).toEqual(['Испания · Примера1']);
    expect(screen.getByRole('link', { name: /^Онлайн/ })).toHaveTextContent('Онлайн0');
  });

  test('a league that has no match today filters nothing', () => {
    show({ search: '?league=77' });
    expect(leagues()).toHaveLength(2);
  });

  test.each([
    ['time', ['Ладога', 'Зенит', 'Кедр']],
    ['views', ['Ладога', 'Зенит', 'Кедр']],
    ['all', ['Кедр', 'Зенит', 'Ладога']],
  ])('by %s', (sort, teams) => {
    show({ search: `?sort=${sort}` });
    expect(rows().map((row) => row?.split(' ')[0])).toEqual(teams);
  });

  test('the predicted score has a switch on days that have one', async () => {
    const { list } = show();
    expect(list()).toHaveAttribute('data-forecast', '1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Прогноз счёта' }));
    expect(list()).toHaveAttribute('data-forecast', '0');
    expect(address()).toBe('/Results?forecast=0');
  });

  test('and none on other days', () => {
    const { list } = show({ reply: aResultsPage([russia]) });
    expect(screen.queryByRole('checkbox', { name: 'Прогноз счёта' })).not.toBeInTheDocument();
    expect(list()).toHaveAttribute('data-forecast', '0');
  });

  test('matches open in a new tab on demand', async () => {
    show();
    expect(screen.getByRole('link', { name: /^Зенит/ })).not.toHaveAttribute('target');
    await userEvent.click(screen.getByRole('checkbox', { name: 'В новой вкладке' }));
    expect(screen.getByRole('link', { name: /^Зенит/ })).toHaveAttribute('target', '_blank');
    expect(address()).toBe('/Results?blank=1');
  });

  test('a phone hides and shows the odds', async () => {
    const { list } = show({ isMobile: true });
    expect(list()).toHaveAttribute('data-odds', '1');
    await userEvent.click(screen.getByRole('switch', { name: 'Кэфы', hidden: true }));
    expect(list()).toHaveAttribute('data-odds', '0');
  });

  test('without scripts the form sends what the address says', () => {
    const { container } = show({ search: '?timestamp=1795248000&tab=live&league=1&sort=views' });
    const form = container.querySelector('form[aria-label]') as HTMLFormElement;
    const sent = [...form.elements]
      .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      .filter((field) => field.type !== 'checkbox' || (field as HTMLInputElement).checked)
      .map(({ name, value }) => [name, value]);
    expect(sent).toEqual(
      expect.arrayContaining([
        ['timestamp', '1795248000'],
        ['tab', 'live'],
        ['sort', 'views'],
        ['league', '1'],
        ['forecast', '0'],
        ['forecast', '1'],
      ]),
    );
  });
});

describe('opening and closing leagues', () => {
  test('all are open on a desktop, none on a phone', () => {
    show();
    expect([isOpen('Премьер-лига'), isOpen('Примера')]).toEqual(['true', 'true']);
  });

  test('on a phone none is, but the rows stay in the page', () => {
    show({ isMobile: true });
    expect([isOpen('Премьер-лига'), isOpen('Примера')]).toEqual(['false', 'false']);
    expect(rows()).toHaveLength(3);
  });

  test('on a phone the league asked for is open', () => {
    show({ isMobile: true, search: '?league=2' });
    expect(isOpen('Примера')).toBe('true');
  });

  test('one by one, by keyboard too', async () => {
    show();
    screen.getByRole('button', { name: 'Матчи: Примера' }).focus();
    await userEvent.keyboard('{Enter}');
    expect([isOpen('Премьер-лига'), isOpen('Примера')]).toEqual(['true', 'false']);
  });

  test('all at once and back', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Свернуть все' }));
    expect([isOpen('Премьер-лига'), isOpen('Примера')]).toEqual(['false', 'false']);
    await userEvent.click(screen.getByRole('button', { name: 'Развернуть все' }));
    expect([isOpen('Премьер-лига'), isOpen('Примера')]).toEqual(['true', 'true']);
  });

  test('an update keeps what the visitor closed, another day does not', async () => {
    const { receive } = show();
    receive(day);
    await userEvent.click(screen.getByRole('button', { name: 'Матчи: Примера' }));
    receive(aResultsPage([spain, russia]));
    expect(isOpen('Примера')).toBe('false');
    receive(day, 'another day');
    expect(isOpen('Примера')).toBe('true');
  });

  test('beyond three hundred rows leagues are bars that open', async () => {
    const big = [1, 2, 3].map((id) =>
      aLeague()
        .withId(id)
        .named(`Лига ${id}`)
        .having(...Array.from({ length: 200 }, () => aMatch())),
    );
    show({ reply: aResultsPage(big) });
    expect([1, 2, 3].map((id) => isOpen(`Лига ${id}`))).toEqual(['true', 'false', 'false']);
    expect(screen.getAllByRole('listitem')).toHaveLength(200);
    await userEvent.click(screen.getByRole('button', { name: 'Матчи: Лига 3' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(400);
  });
});

describe('dates', () => {
  const dates = () =>
    within(screen.getByRole('navigation', { name: 'Выбрать дату' })).getAllByRole('link');

  test('seven days round the shown one, each with one address; today has none of a day', () => {
    show();
    expect(dates().map((link) => link.textContent)).toEqual([
      '',
      '18\u00A0нояср',
      '19\u00A0ноячт',
      '20\u00A0нояпт',
      '21\u00A0ноясегодня',
      '22\u00A0ноявс',
      '23\u00A0нояпн',
      '24\u00A0ноявт',
      '',
    ]);
    expect(dates()[4]).toHaveAttribute('aria-current', 'date');
    expect(dates()[4]).toHaveAttribute('href', '/Results');
    expect(dates()[3]).toHaveAttribute(
      'href',
      `/Results?timestamp=${Date.UTC(2026, 10, 20, 9) / 1_000}`,
    );
  });

  test('another day keeps the sort and forgets tab and league', () => {
    show({ search: '?tab=live&league=1&sort=time' });
    expect(dates()[5]?.getAttribute('href')).toMatch(/^\/Results\?timestamp=\d+&sort=time$/);
  });

  test('the calendar leads to the noon of the chosen date', async () => {
    show();
    const input = screen.getByLabelText('Выбрать дату', { selector: 'input' });
    await userEvent.clear(input);
    await userEvent.type(input, '2025-08-16');
    expect(address()).toBe(`/Results?timestamp=${Date.UTC(2025, 7, 16, 9) / 1_000}`);
  });
});

describe('what is not there', () => {
  test('while the first answer is on its way there are bones, as a region that is busy', () => {
    const { container } = show({ load: { status: 'loading', key: 'day' } });
    expect(container.querySelector('[aria-busy=true]')).toHaveTextContent('Загружаем');
    expect(screen.getByRole('navigation', { name: 'Выбрать дату' })).toBeInTheDocument();
  });

  test('a slow answer is spoken of after fifteen seconds, and can be asked for again', () => {
    jest.useFakeTimers();
    const { dispatched } = show({
      load: { status: 'loading', key: 'day' },
      search: '?timestamp=1795248000',
    });
    act(() => void jest.advanceTimersByTime(14_900));
    expect(screen.queryByText(/дольше обычного/)).not.toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(200));
    expect(screen.getByText(/дольше обычного/)).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Повторить' }).click());
    expect(dispatched.at(-1)).toMatchObject({ request: { query: { timestamp: 1_795_248_000 } } });
    jest.useRealTimers();
  });

  test('a failure says what failed and offers to try again', async () => {
    const error = { status: 0, code: 'network', message: '' } as never;
    const { dispatched } = show({ load: { status: 'failed', error } });
    expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить матчи');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'dayPage/requested', request: { query: {} } });
  });

  test('a failed update leaves the matches where they are', () => {
    const error = { status: 503, code: 'internal', message: '' } as never;
    show({ load: { status: 'failed', error, data: day } });
    expect(screen.getByRole('alert')).toHaveTextContent('Не удалось обновить матчи');
    expect(rows()).toHaveLength(3);
  });

  test('an update under way leaves them, too, and says so', () => {
    show({ load: { status: 'loading', data: day } });
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Загружаем');
    expect(rows()).toHaveLength(3);
  });

  test('a day without matches has no leagues to choose from beside it', () => {
    show({ reply: aResultsPage([]) });
    expect(screen.queryByRole('navigation', { name: 'Турниры дня' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Все турниры' })).not.toBeInTheDocument();
  });

  test.each([
    ['of the same year', Date.UTC(2026, 9, 15), '15\u00A0октября'],
    ['of another year', Date.UTC(2025, 4, 2), '2\u00A0мая 2025'],
  ])('a day without matches leads to the nearest that has some, %s', (_year, day, named) => {
    const timestamp = NOW_SECONDS - 86_400 * 40;
    const nearestMatchAt = day / 1_000 + 20 * 3_600;
    show({ reply: aResultsPage([], { timestamp, nearestMatchAt }), search: '?tab=live&sort=time' });
    expect(screen.getByText(/^Ближайший день/)).toHaveAttribute(
      'href',
      `/Results?timestamp=${day / 1_000 + 9 * 3_600}&sort=time`,
    );
    expect(screen.getByText(/^Ближайший день/).textContent).toBe(`Ближайший день: ${named}`);
    expect(screen.queryByText('Матчи сегодня')).not.toBeInTheDocument();
  });

  test('today is called today when it is the nearest', () => {
    const timestamp = NOW_SECONDS - 86_400 * 3;
    show({ reply: aResultsPage([], { timestamp, nearestMatchAt: NOW_SECONDS - 3_600 }) });
    expect(screen.getByRole('link', { name: 'Матчи сегодня' })).toHaveAttribute('href', '/Results');
  });

  test('a day without matches leads to today while no other is known', () => {
    show({ reply: aResultsPage([], { timestamp: NOW_SECONDS - 86_400 * 40 }) });
    expect(screen.getByText('На эту дату матчей нет')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Матчи сегодня' })).toHaveAttribute('href', '/Results');
  });
});
