// oxlint-disable no-restricted-imports -- a test replaces the shell
import { render, screen } from '@testing-library/react';
import { createI18n, type Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { MemoryRouter } from '@tipmark/remote-kit/testing';
import { axe } from 'jest-axe';
import { Provider } from 'react-redux';
import { createStore } from 'redux';
import { messages } from '../../messages.ts';
import { ArrivalNotes } from './ArrivalNotes.tsx';
import { type Arrival, arrivals, arrived } from './arrival-slice.ts';
import { useArrival } from './use-arrival.ts';

const failure = { status: 200, code: 'odds_changed', message: 'Коэффициент упал' } as const;
const tip = { matchUrl: '7-ladoga-stal', oddType: '1x2.1', sportType: 1 };

const Page = () => <ArrivalNotes arrival={useArrival()} />;

async function arrive(reported: Partial<Arrival> | undefined, locale: Locale = 'ru') {
  const account = (await messages[locale]()).default;
  const i18n = createI18n({ locale, resources: { common: commonMessages[locale], account } });
  const arrival = { address: '/profile/ivan', problems: [], posted: 0, ...reported };
  const first: Arrival | null = reported ? arrivals(null, arrived(arrival)) : null;
  const begin = { view: { locale }, accountArrival: first };
  const store = createStore((state: typeof begin = begin, action) => ({
    ...state,
    accountArrival: arrivals(state.accountArrival, action),
  }));
  const page = (path: string) => (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <MemoryRouter address={path}>
          <Page />
        </MemoryRouter>
      </Provider>
    </I18nProvider>
  );
  const { container, unmount } = render(page('/profile/ivan'));
  return { container, leave: unmount, openAgain: () => render(page('/profile/ivan')).container };
}

test('a tip that was not posted is shown with the reason and a link to try again', async () => {
  await arrive({ problems: [{ ...failure, tip }], posted: 2 });
  expect(screen.getByRole('status').textContent).toContain('Опубликованы 2 прогноза');
  const note = screen.getByRole('alert');
  expect(note.textContent).toContain('Прогноз не опубликован. Коэффициент упал');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/Events/7-ladoga-stal?tip=1x2.1');
});

test.each([
  ['no arrival', undefined],
  ['an arrival without tips', { problems: [], posted: 0 }],
  ['an arrival on another page', { posted: 2, address: '/premium' }],
])('%s shows no note', async (_name, reported) => {
  expect((await arrive(reported)).container.textContent).toBe('');
});

test('a note is shown once: it is gone when the visitor comes back to the page', async () => {
  const { container, leave, openAgain } = await arrive({ posted: 2 });
  expect(container.textContent).not.toBe('');
  leave();
  expect(openAgain().textContent).toBe('');
});

test('the notes have no accessibility violations, in English', async () => {
  const { container } = await arrive({ problems: [failure, { ...failure, tip }], posted: 1 }, 'en');
  expect(screen.getByRole('status').textContent).toBe('1 saved tip has been posted.');
  expect((await axe(container)).violations).toEqual([]);
});
