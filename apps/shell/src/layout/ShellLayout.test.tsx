import '@testing-library/jest-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routeNames } from '@tipmark/route-builder';
import { axe } from 'jest-axe';
import { linkEvents } from '../host/routing/link-events.ts';
import { renderInShell } from '../testing/page-fixture.tsx';
import { ShellLayout } from './ShellLayout.tsx';

const soccerOnly = new Set(['results', 'aboutUs']);
const everything = new Set<string>(routeNames);

const layout = (address: string, served: ReadonlySet<string> = soccerOnly, more = {}) => (
  <ShellLayout address={address} served={served} {...more}>
    <h1>Results</h1>
  </ShellLayout>
);

/** By its label in the markup: the style sheet hides the phone bar from a wide window. */
const landmark = (name: string) =>
  screen
    .getAllByRole('navigation', { hidden: true })
    .find((nav) => nav.getAttribute('aria-label') === name);

const linkElementsIn = (name: string) =>
  within(landmark(name) as HTMLElement).getAllByRole('link', { hidden: true });

const linksIn = (name: string) =>
  linkElementsIn(name).map((link) => [link.textContent, link.getAttribute('href')]);

describe('the composition', () => {
  test('links only to sports, sections and pages that are served', () => {
    renderInShell(layout('/Results'));
    expect(linksIn('Спорт')).toEqual([['Футбол', '/Results']]);
    expect(linksIn('Разделы')).toEqual([['Результаты', '/Results']]);
    expect(screen.queryByText('Войти')).not.toBeInTheDocument();
    expect(linksIn('Главное меню')).toEqual([
      ['Матчи', '/Results'],
      ['Мои матчи', '/Results?tab=mine'],
    ]);
  });

  test('a sport links to its main page if that is served', () => {
    renderInShell(layout('/Results', new Set(['index', 'results', 'hockeyResults'])));
    expect(linksIn('Спорт')).toEqual([
      ['Футбол', '/'],
      ['Хоккей', '/hockey/Results'],
    ]);
    expect(screen.getByRole('link', { name: 'Tipmark, на главную' })).toHaveAttribute('href', '/');
  });

  test('sections are those of the current sport, followed by those of the whole site', () => {
    renderInShell(layout('/hockey/Results', everything));
    expect(linksIn('Разделы')[0]).toEqual(['Результаты', '/hockey/Results']);
    expect(linksIn('Разделы').slice(-2)).toEqual([
      ['Рейтинг', '/leaderboard'],
      ['Премиум', '/premium'],
    ]);
  });

  test('the layout renders without any remote', () => {
    renderInShell(layout('/about-us', new Set(['aboutUs'])));
    expect(screen.queryByRole('navigation', { name: 'Разделы' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'О нас' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the current page', () => {
  test('is marked in sports, sections and the phone bar', () => {
    renderInShell(layout('/hockey/Results?timestamp=1', everything));
    const current = (name: string) =>
      linkElementsIn(name)
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(current('Спорт')).toEqual([['Хоккей', 'true']]);
    expect(current('Разделы')).toEqual([['Результаты', 'page']]);
    expect(current('Главное меню')).toEqual([['Матчи', 'page']]);
  });

  test('is the only one marked, even where all pages of a sport are below its results', () => {
    renderInShell(layout('/tennis/odds-scanner', everything));
    const marked = (name: string) =>
      linkElementsIn(name)
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => link.textContent);
    expect(marked('Спорт')).toEqual(['Теннис']);
    expect(marked('Разделы')).toEqual(['Сканер']);
  });

  test('the phone bar marks the starred matches instead of the results when that tab is open', () => {
    renderInShell(layout('/hockey/Results?timestamp=1&tab=mine', everything));
    const bar = linkElementsIn('Главное меню');
    expect(bar).toHaveLength(5);
    expect(bar.map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      'page',
      null,
      null,
      null,
    ]);
  });

  test('a page below a section marks its section', () => {
    renderInShell(layout('/en/Tournaments/12-rpl', everything), { locale: 'en' });
    const section = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(section.getByRole('link', { name: 'Leagues' })).toHaveAttribute('aria-current', 'true');
    expect(section.getByRole('link', { name: 'Results' })).not.toHaveAttribute('aria-current');
  });

  test.each([
    ['/hockey/arbitrage', 'Сканер'],
    ['/dropping-odds', 'Сканер'],
    ['/odds-grid', 'Результаты'],
  ])('%s belongs to a section without being below it', (path, section) => {
    renderInShell(layout(path, everything));
    const current = linkElementsIn('Разделы').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual([section]);
  });
});

describe('languages', () => {
  test('the switch links to the same page in the other language, as another document', () => {
    const navigate = jest.fn();
    const events = linkEvents({ locale: 'ru', navigate, prefetch: jest.fn() });
    const more = { linkEvents: events };
    const { container } = renderInShell(layout('/Results?timestamp=5', soccerOnly, more));
    // jsdom cannot open documents
    container.addEventListener('click', (event) => event.preventDefault());
    const english = screen.getByRole('link', { name: 'EN, English' });
    expect(english).toHaveAttribute('href', '/en/Results?timestamp=5');
    expect(screen.getByRole('link', { name: 'RU, Русский' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    fireEvent.click(english);
    expect(navigate).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'Результаты' }));
    expect(navigate).toHaveBeenCalledWith('/Results');
  });

  test('every link of an English page is English, except the skip link and the language switches', () => {
    renderInShell(layout('/en/Results', everything), { locale: 'en' });
    const hrefs = screen
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href') ?? '');
    const foreign = hrefs.filter((link) => !/^\/en(?:\/|\?|$)/.test(link));
    expect(foreign).toEqual(['#main', '/Results', '/Results']);
  });
});

describe('the visitor', () => {
  test.each([
    ['RU', true],
    ['DE', false],
    ['', false],
  ])('country %p: age mark shown is %p', (countryCode, isThere) => {
    renderInShell(layout('/Results'), { session: { countryCode } });
    expect(screen.queryByText('18+') !== null).toBe(isThere);
  });

  test('a guest sees the login link, a signed-in user the profile', async () => {
    const { unmount } = renderInShell(layout('/Results', everything));
    const login = () => screen.getByRole('link', { name: 'Войти' });
    expect(login()).toHaveAttribute('href', '/login?next=%2FResults');
    unmount();
    for (const address of ['/login', '/recover-password/s3cret', '/unsubscribe?token=s3cret']) {
      const drawn = renderInShell(layout(address, everything));
      expect(login()).toHaveAttribute('href', '/login');
      drawn.unmount();
    }
    const session = { isSignedIn: true, name: 'Иван <b>', url: 'ivan' };
    renderInShell(layout('/Results', everything), { session });
    await screen.findByLabelText('Аккаунт: Иван <b>');
    expect(linksIn('Аккаунт')).toEqual([
      ['Профиль', '/profile/ivan'],
      ['Настройки', '/profile/ivan?edit=notifications'],
      ['Уведомления', '/notifications'],
      ['Журнал ставок', '/bet-book'],
    ]);
    expect(screen.queryByText('Войти')).not.toBeInTheDocument();
  });

  test('the menus of phone and account have the sign-out button once signed in; the account menu opens by click and closes by Escape', async () => {
    const nothingElse = new Set(['results', 'profile']);
    const { unmount } = renderInShell(layout('/Results', nothingElse));
    expect(linksIn('Ещё')).toEqual([['English', '/en/Results']]);
    unmount();
    const session = { isSignedIn: true, name: 'Иван', url: 'ivan' };
    renderInShell(layout('/Results', nothingElse), { session });
    await screen.findByLabelText('Аккаунт: Иван');
    const buttons = screen.getAllByRole('button', { name: 'Выйти', hidden: true });
    expect(buttons.map((button) => button.closest('nav')?.getAttribute('aria-label'))).toEqual([
      'Ещё',
      'Аккаунт',
    ]);
    for (const button of buttons) expect(button).toBeEnabled();
    const account = screen.getByLabelText('Аккаунт: Иван').closest('details');
    expect(account).not.toHaveAttribute('open');
    await userEvent.click(screen.getByLabelText('Аккаунт: Иван'));
    expect(account).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    expect(account).not.toHaveAttribute('open');
  });

  test.each([
    ['ru', 'Europe/Moscow', 'Время: Москва, UTC+3'],
    ['en', 'Europe/Berlin', 'Time: Berlin, UTC+1'],
    ['en', 'America/New_York', 'Time: New York, UTC−5'],
  ] as const)('the footer shows the time zone (%s, %s)', (locale, timeZone, text) => {
    renderInShell(layout('/Results'), { locale, session: { timeZone } });
    expect(screen.getByRole('contentinfo')).toHaveTextContent(text);
  });

  test('can choose a theme', async () => {
    const { store } = renderInShell(layout('/Results'), { view: { theme: 'light' } });
    const themes = screen.getByRole('combobox', { name: 'Оформление' });
    expect(themes).toHaveValue('light');
    await userEvent.selectOptions(themes, 'Тёмное');
    expect(store.getState().view.theme).toBe('dark');
  });
});

describe('a page that is loading', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('shows progress, and after 15 s a link to reload it', async () => {
    const { redraw } = renderInShell(layout('/Results'));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    redraw(layout('/Results', soccerOnly, { pendingAddress: '/Results?timestamp=9' }));
    expect(screen.getByRole('progressbar')).toHaveAccessibleName('Загружаем');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    const { act } = await import('@testing-library/react');
    act(() => jest.advanceTimersByTime(15_000));
    expect(screen.getByRole('status')).toHaveTextContent('Загрузка идёт дольше обычного');
    expect(screen.getByRole('link', { name: 'Открыть заново' })).toHaveAttribute(
      'href',
      '/Results?timestamp=9',
    );
    redraw(layout('/Results?timestamp=9'));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('accessibility', () => {
  test.each([
    ['ru', '/Results', soccerOnly],
    ['en', '/en/hockey/Results', everything],
  ] as const)('has no axe violations (%s)', async (locale, address, served) => {
    const aside = <p>aside</p>;
    const more = { aside, pendingAddress: '/x', notice: <p>notice</p> };
    const { container } = renderInShell(layout(address, served, more), { locale });
    expect((await axe(container)).violations).toEqual([]);
  });

  test('the skip link comes first and points to the content', () => {
    renderInShell(layout('/Results'));
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('К содержанию');
    expect(screen.getByRole('main')).toHaveAttribute('id', first?.getAttribute('href')?.slice(1));
  });

  test('no element has a style attribute, which the content security policy would block', () => {
    const { container } = renderInShell(layout('/Results', everything, { pendingAddress: '/x' }));
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });
});
