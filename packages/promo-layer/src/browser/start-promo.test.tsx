import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n } from '@tipmark/i18n';
import { PROMO_COOKIE, type PromoOfCountry } from '@tipmark/promo';
import { defaultPromo, promoFor } from '@tipmark/promo/config';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { offerSlotEvent } from '@tipmark/ui-kit/offer-slot';
import { createRoot } from 'react-dom/client';
import messages from '../../locales/ru/promo.json' with { type: 'json' };
import { cookieJar } from './cookie-jar.ts';
import { createPromoContext } from './promo-context.ts';
import type { PromoEvents } from './promo-events.ts';
import type { PromoRouter } from './promo-router.ts';
import { type BannersOptions, runBanners } from './run-banners.tsx';
import { runCorner } from './run-corner.tsx';
import { runInline } from './run-inline.tsx';
import { createSurfaces } from './surfaces.ts';
import { visitorStore } from './testing/visitor-store.ts';

const NOW = 1_795_255_200;
const russia = promoFor(defaultPromo(), { countryCode: 'RU', locale: 'ru' });

let reported: string[];
let end = () => {};
const banners = (options: BannersOptions) => {
  end = runBanners(options);
};
const note = (what: string) => (offer: { bookieName: string }, slot: string) => {
  reported.push(`${what} ${offer.bookieName} ${slot}`);
};
const events: PromoEvents = {
  shown: note('shown'),
  clicked: note('clicked'),
  closed: note('closed'),
};

const never = () => {
  throw new Error('unexpected call of chance()');
};

const still: PromoRouter = {
  state: { location: { pathname: '/' }, navigation: { state: 'idle' } },
  subscribe: () => () => {},
};

function page(
  promo: PromoOfCountry = russia,
  chance: () => number = never,
  router: PromoRouter = still,
): BannersOptions {
  const i18n = createI18n({ locale: 'ru', resources: { promo: messages } });
  return {
    promo,
    context: createPromoContext({
      store: visitorStore(),
      jar: cookieJar(document),
      isInstallOffered: () => document.querySelector('[data-install]') !== null,
    }),
    jar: cookieJar(document),
    events,
    chance,
    surfaces: createSurfaces(router),
    mainId: 'main',
    draw: (element) => {
      const root = createRoot(element);
      return (content) =>
        act(() => root.render(<I18nProvider i18n={i18n}>{content}</I18nProvider>));
    },
  };
}

const cookie = (name: keyof typeof PROMO_COOKIE) => cookieJar(document).read(name);

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  reported = [];
  jest.useFakeTimers();
  for (const name of Object.values(PROMO_COOKIE)) document.cookie = `${name}=; max-age=0; path=/`;
  document.body.innerHTML =
    '<div id="root"><main id="main" tabindex="-1"></main></div>' +
    '<div id="promo-top"></div><div id="promo-catfish"></div>';
  // it is the first thing of a page that scrolls
  (document.getElementById('promo-top') as HTMLElement).getBoundingClientRect = () =>
    new DOMRect(0, -window.scrollY, 1000, 90);
  document.documentElement.dataset['promoTop'] = '';
  document.documentElement.dataset['promoCatfish'] = '';
  scrollTo(0);
});
afterEach(() => {
  end();
  end = () => {};
  jest.useRealTimers();
});

const banner = (slot: string) => document.querySelector<HTMLElement>(`[data-promo="${slot}"]`);

describe('the banners', () => {
  test('show the drawn bookmaker with label and warning, and store the choice', async () => {
    banners(page(russia, () => 75));
    scrollTo(500);
    await act(() => jest.advanceTimersByTimeAsync(100));
    for (const [slot, name] of [
      ['top', 'Реклама вверху страницы'],
      ['catfish', 'Реклама внизу экрана'],
    ] as const) {
      const shown = banner(slot);
      expect(shown).toHaveAccessibleName(name);
      expect(shown).toHaveTextContent(
        'Реклама 18+. Рекламодатель: ООО «Форпост». erid: 2VtzqvF3dPk',
      );
      expect(shown).toHaveTextContent('Ставки могут вызвать зависимость');
      const link = within(shown as HTMLElement).getByRole('link');
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'nofollow sponsored noopener');
      expect(link).toHaveAttribute('href', `/link-redirect?id=2&erid=2VtzqvF3dPk&place=${slot}`);
    }
    expect([cookie('top'), cookie('catfish')]).toEqual(['1', '1']);
    expect(reported).toEqual(['shown forpost top', 'shown forpost catfish']);
  });

  test('the floating one appears 100 ms after scrolling past the threshold, and disappears after scrolling back', async () => {
    document.cookie = 'promo_top=0; path=/';
    banners(page());
    expect(banner('catfish')).toBeNull();
    scrollTo(90);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(banner('catfish')).toBeNull();
    scrollTo(91);
    await act(() => jest.advanceTimersByTimeAsync(99));
    expect(banner('catfish')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(banner('catfish')).not.toBeNull();
    scrollTo(0);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(banner('catfish')).toBeNull();
    expect(reported.filter((what) => what.includes('catfish'))).toHaveLength(1);
  });

  test('closing one hides it for twelve hours, focuses the content and does not affect the other one', async () => {
    document.cookie = 'promo_top=0; path=/';
    const set = jest.spyOn(document, 'cookie', 'set');
    banners(page());
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Закрыть рекламу' }));
    expect(banner('top')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-promo-top');
    expect(document.documentElement).toHaveAttribute('data-promo-catfish');
    expect([cookie('top'), cookie('isTopClosed'), cookie('catfish')]).toEqual([
      undefined,
      '1',
      '0',
    ]);
    expect(set.mock.calls.join('\n')).toContain('promo_top_closed=1; Max-Age=43200');
    expect(set.mock.calls.join('\n')).toContain('promo_catfish=0; Max-Age=86400');
    // the focus moves to the content, not to the beginning of the page
    expect(document.getElementById('main')).toHaveFocus();
    expect(reported).toContain('closed rivalto top');
  });

  test('are not rendered if they were closed before', async () => {
    document.cookie = 'promo_top_closed=1; path=/';
    document.cookie = 'promo_catfish_closed=1; path=/';
    banners(page());
    scrollTo(500);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect([banner('top'), banner('catfish'), reported]).toEqual([null, null, []]);
  });

  test('clicks with the left and the middle button are reported', async () => {
    document.cookie = 'promo_top=0; path=/';
    banners(page());
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await user.pointer({ keys: '[MouseMiddle]', target: link });
    expect(reported.filter((what) => what === 'clicked rivalto top')).toHaveLength(2);
  });
});

describe('an offer with an image', () => {
  test('has its texts over the image, and offers files by width, AVIF first', () => {
    document.cookie = 'promo_top=1; path=/';
    banners(page());
    const shown = banner('top') as HTMLElement;
    expect(within(shown).getByRole('link')).toHaveTextContent('До 25 000 ₽ новым игрокам');
    const [first, second] = shown.querySelectorAll('source');
    expect([first?.type, second?.type]).toEqual(['image/avif', 'image/webp']);
    for (const [source, ending] of [
      [first, 'avif'],
      [second, 'webp'],
    ] as const) {
      const files = source?.srcset.split(', ').map((one) => one.split(' ')) ?? [];
      const widths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
      expect(files.map(([, width]) => width)).toEqual(widths.map((width) => `${width}w`));
      for (const [file = '', width = ''] of files) {
        expect(file).toMatch(/^\/assets\/promo\/forpost-[0-9a-f]{8}-/);
        expect(file.endsWith(`-${width.slice(0, -1)}.${ending}`)).toBe(true);
      }
    }
    const image = shown.querySelector('img');
    expect([image?.alt, image?.width, image?.height]).toEqual(['', 640, 80]);
  });
});

describe('an offer in a frame', () => {
  const origin = 'http://127.0.0.1:7777';
  const [first] = russia.offers;
  const framed: PromoOfCountry = {
    frameOrigin: origin,
    offers: first
      ? [
          {
            ...first,
            places: ['top'],
            format: 'iframe',
            pathMob: '/phone',
            pathDesktop: '/wide',
            iframeMessage: 'close-please',
          },
        ]
      : [],
  };
  const report = (data: unknown, from: string, source: Window | null) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
  const frame = () => document.querySelector('iframe');

  test('is sandboxed, and closes 100 ms after its close message', async () => {
    banners(page(framed, () => 0));
    expect(frame()).toHaveAttribute('src', `${origin}/wide?locale=ru&theme=system`);
    expect(frame()).toHaveAttribute(
      'sandbox',
      'allow-forms allow-popups allow-scripts allow-same-origin',
    );
    report('close-please', origin, frame()?.contentWindow ?? null);
    await act(() => jest.advanceTimersByTimeAsync(99));
    expect(frame()).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(frame()).toBeNull();
    expect(cookie('isTopClosed')).toBe('1');
  });

  test('ignores other senders and other messages', async () => {
    banners(page(framed, () => 0));
    report('close-please', 'https://evil.example', frame()?.contentWindow ?? null);
    report('close-please', origin, window);
    report('close-please ', origin, frame()?.contentWindow ?? null);
    report({ toString: () => 'close-please' }, origin, frame()?.contentWindow ?? null);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(frame()).not.toBeNull();
  });
});

test('the floating banner stays while it has the focus, and disappears once the focus is elsewhere', async () => {
  document.cookie = 'promo_top_closed=1; path=/';
  banners(page(russia, () => 0));
  scrollTo(500);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  const link = within(banner('catfish') as HTMLElement).getByRole('link');
  link.focus();
  scrollTo(0);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(link).toHaveFocus();
  within(banner('catfish') as HTMLElement)
    .getByRole('button')
    .focus();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(banner('catfish')).not.toBeNull();
  document.querySelector('main')?.focus();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(banner('catfish')).toBeNull();
});

describe('the offer of a bookmaker on its own page', () => {
  const inside = () => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<div data-promo-inline="quartz"></div>');
    document.dispatchEvent(new Event(offerSlotEvent));
  };

  test('is shown at once instead of the floating banner, and closing it closes that one, too', async () => {
    document.cookie = 'promo_top=0; path=/';
    const options = page();
    banners(options);
    const stop = runInline(options);
    act(inside);
    expect(banner('inline')).toHaveTextContent('Рекламодатель: ООО «Кварц»');
    scrollTo(500);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(banner('catfish')).toBeNull();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(within(banner('inline') as HTMLElement).getByRole('button'));
    expect(banner('inline')).toBeNull();
    expect(cookie('isCatfishClosed')).toBe('1');
    expect(document.documentElement).not.toHaveAttribute('data-promo-catfish');
    stop();
  });

  test('is not shown if the floating banner was closed', () => {
    document.cookie = 'promo_catfish_closed=1; path=/';
    const stop = runInline(page());
    act(inside);
    expect(banner('inline')).toBeNull();
    stop();
  });
});

describe('the corner', () => {
  const corner = (promo = russia, chance = () => 0) =>
    runCorner({ ...page(promo, chance), router: still, nowSeconds: () => NOW });

  test('shows a gift after five seconds without taking the focus, and stores the time it is closed', async () => {
    corner();
    await act(() => jest.advanceTimersByTimeAsync(4999));
    expect(banner('gift')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    const gift = screen.getByRole('region', { name: 'Подарок, реклама' });
    expect(gift).toHaveTextContent('erid: 2VtzqzG5mXv');
    expect(gift).toHaveTextContent('Ставки могут вызвать зависимость');
    expect(document.body).toHaveFocus();
    expect(cookie('giftShownAt')).toBeUndefined();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(within(gift).getByRole('button'));
    expect(banner('gift')).toBeNull();
    expect(cookie('giftShownAt')).toBe(String(NOW));
    expect(reported).toEqual(['shown rivalto gift', 'closed rivalto gift']);
  });

  test('is hidden while it would cover the focused element', async () => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="#x">link</a>');
    corner();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    const gift = banner('gift') as HTMLElement;
    const link = screen.getByRole('link', { name: 'link' });
    const main = document.getElementById('main') as HTMLElement;
    const at = (top: number) => () => new DOMRect(0, top, 300, 40);
    gift.getBoundingClientRect = at(500);
    main.getBoundingClientRect = at(500);
    link.getBoundingClientRect = at(520);
    link.focus();
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(gift).not.toBeVisible();
    main.focus();
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(gift).toBeVisible();
    link.getBoundingClientRect = at(540);
    link.focus();
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(gift).toBeVisible();
  });

  test('does not appear over an element that already has the focus', async () => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="#x">link</a>');
    const rect = jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 500, 300, 40));
    corner();
    screen.getByRole('link', { name: 'link' }).focus();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(banner('gift')).not.toBeVisible();
    rect.mockRestore();
  });

  test.each(['/login', '/en/register', '/premium', '/sandbox-payment/a1'])(
    'shows nothing on %s, and what waited there on the next page',
    async (pathname) => {
      const listeners: ((state: PromoRouter['state']) => void)[] = [];
      let state: PromoRouter['state'] = {
        location: { pathname },
        navigation: { state: 'idle' },
      };
      const watched: PromoRouter = {
        get state() {
          return state;
        },
        subscribe(listener) {
          listeners.push(listener);
          return () => {};
        },
      };
      const open = (address: string) =>
        act(() => {
          state = { ...state, location: { pathname: address } };
          for (const listener of listeners) listener(state);
        });
      runCorner({
        ...page(russia, () => 0, watched),
        router: watched,
        nowSeconds: () => NOW,
      });
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(banner('gift')).toBeNull();
      open('/leaderboard');
      expect(banner('gift')).not.toBeNull();
      open(pathname);
      expect(banner('gift')).toBeNull();
    },
  );

  test('shows no second gift on the same day', async () => {
    document.cookie = `promo_gift=${NOW - 86_399}; path=/`;
    corner();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(banner('gift')).toBeNull();
  });

  test('the channel is the last block of the sidebar, and is gone once it was opened', async () => {
    document.cookie = `promo_gift=${NOW}; path=/`;
    document.getElementById('root')?.insertAdjacentHTML('beforeend', '<aside><p>card</p></aside>');
    corner();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    const link = screen.getByRole('link', { name: 'Открыть канал' });
    expect(document.querySelector('aside')?.lastElementChild).toContainElement(link);
    expect(link).toBeVisible();
    expect(link).toHaveAttribute('target', '_blank');
    expect(cookie('chat')).toBe('1');
    link.addEventListener('click', (event) => event.preventDefault());
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(link);
    expect([cookie('chat'), cookie('isChatHidden')]).toEqual(['0', '1']);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('a page without a sidebar has no channel', async () => {
    document.cookie = `promo_gift=${NOW}; path=/`;
    corner();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('the gift waits until the banner above is out of sight, then takes the place of the floating one', async () => {
    const options = { ...page(russia, () => 0), router: still, nowSeconds: () => NOW };
    banners(options);
    runCorner(options);
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect([banner('top'), banner('gift')]).toEqual([expect.anything(), null]);
    scrollTo(500);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect([banner('gift'), banner('catfish')]).toEqual([expect.anything(), null]);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(within(banner('gift') as HTMLElement).getByRole('button'));
    expect([banner('gift'), banner('catfish')]).toEqual([null, expect.anything()]);
  });

  test('no gift appears while a form of the page is filled in', async () => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input aria-label="Odds">');
    corner();
    screen.getByRole('textbox', { name: 'Odds' }).focus();
    await act(() => jest.advanceTimersByTimeAsync(9000));
    expect(banner('gift')).toBeNull();
    document.getElementById('main')?.focus();
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(banner('gift')).not.toBeNull();
  });

  test.each([
    ['/profile/ivan', '?edit=notifications'],
    ['/en/feedback', ''],
    ['/display', '?next=/'],
  ])('nothing is shown on the settings %s%s', async (pathname, search) => {
    const there: PromoRouter = {
      ...still,
      state: { location: { pathname, search }, navigation: { state: 'idle' } },
    };
    runCorner({ ...page(russia, () => 0, there), router: there, nowSeconds: () => NOW });
    await act(() => jest.advanceTimersByTimeAsync(9000));
    expect(banner('gift')).toBeNull();
  });
});
