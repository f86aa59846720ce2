import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServedRoutesContext } from '@tipmark/remote-kit';
import { MemoryRouter } from '@tipmark/remote-kit/testing';
import { matchPath } from '@tipmark/route-builder';
import { axe } from 'jest-axe';
import type { ComponentProps } from 'react';
import { AboutUsPage } from '../features/about-us/AboutUsPage.tsx';
import { PrivacyPolicyPage, UserAgreementPage } from '../features/legal-pages/LegalPage.tsx';
import { PremiumNotice } from '../features/premium-notice/PremiumNotice.tsx';
import { crashed, loadFailed, notFound, remoteAbsent } from '../host/routing/page-failure.ts';
import { SiteProvider } from '../host/routing/site-context.ts';
import { shellPages } from '../start/shell-pages.ts';
import { renderInShell } from '../testing/page-fixture.tsx';
import { FailurePage } from './FailurePage.tsx';
import { ReservedPage } from './ReservedPage.tsx';
import { MissingPage } from './ScreenFailed.tsx';

const REMOTES = ['account', 'hockey', 'scanner', 'soccer', 'tennis'];

const noRetry = () => {
  throw new Error('unexpected retry');
};

const Failed = (props: ComponentProps<typeof FailurePage>) => (
  <MemoryRouter address="/Events/9-x">
    <FailurePage {...props} />
  </MemoryRouter>
);

describe('the page shown for a failure', () => {
  test.each([
    ['notFound', notFound, 'Страница не найдена', /Такого адреса на сайте нет/],
    ['remoteAbsent', remoteAbsent, 'Раздел временно недоступен', /Остальные разделы работают/],
    ['crashed', crashed, 'Не получилось показать страницу', /Ошибка на нашей стороне/],
    [
      'busy',
      loadFailed({ status: 503, code: 'unavailable', message: '' }),
      'Сервер занят',
      /Мы пробуем снова сами/,
    ],
    [
      'refused',
      loadFailed({ status: 400, code: 'validation', message: 'Дата вне границ' }),
      'Не получилось показать страницу',
      'Дата вне границ',
    ],
    [
      'no answer',
      loadFailed({ status: 0, code: 'network', message: 'fetch failed' }),
      'Нет связи',
      'Ошибка интернета. Попробуйте обновить страницу',
    ],
  ])('explains what happened (%s)', (_, problem, title, text) => {
    renderInShell(<Failed problem={problem} onRetry={noRetry} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  test('of a busy server is retried by itself, later each time, and not after it is left', () => {
    jest.useFakeTimers();
    const onRetry = jest.fn();
    const busy = () => loadFailed({ status: 503, code: 'unavailable', message: '' });
    const { redraw, unmount } = renderInShell(<Failed problem={busy()} onRetry={onRetry} />);
    jest.advanceTimersByTime(3_900);
    expect(onRetry).toHaveBeenCalledTimes(0);
    jest.advanceTimersByTime(2_200);
    expect(onRetry).toHaveBeenCalledTimes(1);
    redraw(<Failed problem={busy()} onRetry={onRetry} />);
    jest.advanceTimersByTime(7_900);
    expect(onRetry).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(4_200);
    expect(onRetry).toHaveBeenCalledTimes(2);
    redraw(<Failed problem={crashed} onRetry={onRetry} />);
    jest.advanceTimersByTime(100_000);
    redraw(<Failed problem={busy()} onRetry={onRetry} />);
    unmount();
    jest.advanceTimersByTime(100_000);
    expect(onRetry).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  test('offers to retry, except for a page that is not found', async () => {
    const onRetry = jest.fn();
    const { redraw } = renderInShell(<Failed problem={remoteAbsent} onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    redraw(<Failed problem={notFound} onRetry={onRetry} />);
    expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  });

  test.each([
    [['index', 'results', 'login'], '/en'],
    [['hockeyResults', 'login'], '/en/hockey/Results'],
    [['login'], '/en/login'],
    [[], '/en/about-us'],
  ])('links to the start page in its own language: with %j served, %s', (served, home) => {
    renderInShell(
      <ServedRoutesContext value={new Set(served)}>
        <Failed problem={notFound} onRetry={noRetry} />
      </ServedRoutesContext>,
      { locale: 'en' },
    );
    expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', home);
  });
});

test('an unknown address offers a search and the results of its sport', async () => {
  renderInShell(
    <ServedRoutesContext value={new Set(['index', 'results', 'searchMatches'])}>
      <Failed problem={notFound} onRetry={noRetry} />
    </ServedRoutesContext>,
    { locale: 'ru' },
  );
  const field = await screen.findByRole('searchbox');
  expect(field.closest('form')).toHaveAttribute('action', '/Search/Matches');
  expect(screen.getByRole('button', { name: 'Найти' })).toHaveAttribute('type', 'submit');
  expect(screen.getByRole('link', { name: 'Результаты' })).toHaveAttribute('href', '/Results');
});

describe('about us', () => {
  test.each([
    ['ru', 'О сайте Tipmark'],
    ['en', 'About Tipmark'],
  ] as const)('is in %s, with one h1 and no axe violations', async (locale, title) => {
    const { container } = renderInShell(
      <main>
        <AboutUsPage />
      </main>,
      { locale },
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(container).not.toHaveTextContent('aboutUs.');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('names the sports of this site, and links to feedback where it is served', () => {
    const routes = new Set(['results', 'hockeyResults', 'feedback']);
    renderInShell(
      <ServedRoutesContext value={routes}>
        <AboutUsPage />
      </ServedRoutesContext>,
      { locale: 'ru' },
    );
    expect(screen.getByText(/Сейчас на этом сайте: футбол и хоккей\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Обратная связь' })).toHaveAttribute(
      'href',
      '/feedback',
    );
  });

  test('has its texts in each language', async () => {
    const [ru, en] = await Promise.all([shellPages.messages.ru(), shellPages.messages.en()]);
    expect(ru.default).not.toEqual(en.default);
  });
});

describe('a page that is not built yet', () => {
  const served = new Set(['index', 'results', 'leaderboard', 'aboutUs']);
  const draw = (address: string, locale: 'ru' | 'en') =>
    renderInShell(
      <MemoryRouter address={address}>
        <main>
          <ReservedPage match={matchPath(address)} served={served} />
        </main>
      </MemoryRouter>,
      { locale },
    );

  test.each([
    ['/Tournaments/7-premier', 'ru', 'Турниры'],
    ['/hockey', 'ru', 'Хоккей'],
    ['/en/hockey', 'en', 'Hockey'],
    ['/hockey/Teams', 'ru', 'Хоккей · Команды'],
    ['/tennis', 'ru', 'Теннис · Результаты'],
    ['/en/tennis/events/5-a', 'en', 'Coming soon'],
    ['/en/odds-scanner', 'en', 'Odds scanner'],
    ['/Averages', 'ru', 'Раздел готовится'],
    ['/en/Series', 'en', 'Coming soon'],
  ] as const)('%s has a title in %s, and links to other pages', async (address, locale, title) => {
    const { container } = draw(address, locale);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${title}$`));
    const prefix = locale === 'en' ? '/en' : '';
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      prefix || '/',
      `${prefix}/Results`,
      `${prefix}/leaderboard`,
    ]);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('has a search of its sport if a remote serves one', () => {
    renderInShell(
      <MemoryRouter address="/en/hockey/Series">
        <ReservedPage
          match={matchPath('/en/hockey/Series')}
          served={new Set(['searchMatches', 'hockeySearch'])}
        />
      </MemoryRouter>,
      { locale: 'en' },
    );
    const field = screen.getByRole('searchbox') as HTMLInputElement;
    expect(field.name).toBe('query');
    expect(field.form).toHaveAttribute('action', '/en/hockey/search');
  });
});

test.each([
  ['/en/premium?source=value-trends', 'Premium', '/en/login?source=value-trends'],
  ['/en/odds-scanner', 'Odds scanner', '/en/register'],
])('%s is loaded on demand', async (address, title, wayOn) => {
  const served = new Set(['index', 'valueTrends', 'login', 'register']);
  renderInShell(
    <MemoryRouter address={address}>
      <SiteProvider value={{ served, isComposed: () => true, isFrozen: false, retry: noRetry }}>
        <MissingPage />
      </SiteProvider>
    </MemoryRouter>,
    { locale: 'en' },
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toContainEqual(expect.stringMatching(`^${wayOn.replace('?', '\\?')}`));
});

describe('the premium page where no subscriptions are sold yet', () => {
  const served = new Set(['index', 'valueTrends', 'mathAnalysis', 'login', 'register']);
  const draw = (
    state: Parameters<typeof renderInShell>[1] = {},
    source: string | null = 'value-trends',
    known: ReadonlySet<string> = served,
  ) =>
    renderInShell(
      <main>
        <PremiumNotice source={source} served={known} />
      </main>,
      state,
    );
  const addresses = () =>
    screen.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));

  test('shows a guest what a subscription contains, and links to sign-in with the way back', async () => {
    const { container } = draw();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Премиум-подписка');
    expect(screen.getByText(/тренды по перевесу целиком/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Войти' })).toBeVisible();
    expect(addresses()).toEqual([
      '/login?source=value-trends&next=/value-trends',
      '/register?source=value-trends&next=/value-trends',
      '/',
      '/math-analysis',
    ]);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('in English, from an unknown source, sign-in leads back to the premium page', () => {
    draw({ locale: 'en' }, '//evil.example');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/en/login?source=premium',
    );
  });

  test('says to a signed-in visitor that subscriptions cannot be bought yet, and links to other pages', () => {
    draw({ session: { isSignedIn: true } });
    expect(screen.getByText(/Оформить подписку пока нельзя/)).toBeVisible();
    expect(addresses()).toEqual(['/', '/math-analysis']);
  });

  test('links a subscriber to the pages the subscription unlocks', () => {
    draw({ session: { isSignedIn: true, subscriptionExpiration: '2027-01-01T00:00:00Z' } });
    expect(screen.getByText('Ваша подписка действует.')).toBeVisible();
    expect(addresses()).toEqual(['/value-trends', '/math-analysis']);
  });

  test('has no links to pages this site does not serve', () => {
    draw({}, 'value-trends', new Set(['index']));
    expect(addresses()).toEqual(['/']);
  });
});

describe.each([
  ['privacy policy', PrivacyPolicyPage, /cookie/i],
  ['user agreement', UserAgreementPage, /18/],
] as const)('the %s', (_, Page, text) => {
  test.each(['ru', 'en'] as const)(
    'is shown in %s, with a link to each section',
    async (locale) => {
      const { container } = renderInShell(
        <main>
          <Page />
        </main>,
        { locale },
      );
      expect(container).toHaveTextContent(text);
      const contents = screen.getAllByRole('link');
      expect(contents).toHaveLength(11);
      for (const link of contents) {
        const section = container.querySelector(link.getAttribute('href') ?? '');
        expect(section?.querySelector('h2')).toHaveTextContent(link.textContent);
        // an id is a global variable of the window, as is the container of a remote
        expect(REMOTES).not.toContain(section?.id);
      }
      expect((await axe(container)).violations).toEqual([]);
    },
  );
});
