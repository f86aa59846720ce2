// oxlint-disable no-restricted-imports -- a test stands where the shell stands
import { render, screen } from '@testing-library/react';
import { createI18n, type Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { axe } from 'jest-axe';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createStore } from 'redux';
import { messages } from '../messages.ts';
import { ArrivalNotes } from './ArrivalNotes.tsx';

const failure = { status: 200, code: 'odds_changed', message: 'Коэффициент упал' };
const tip = { matchUrl: '7-ladoga-stal', oddType: '1x2.1', sportType: 1 };

async function arrive(state: unknown, locale: Locale = 'ru') {
  const account = (await messages[locale]()).default;
  const i18n = createI18n({ locale, resources: { common: commonMessages[locale], account } });
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <Provider store={createStore(() => ({ view: { locale } }))}>
        <MemoryRouter initialEntries={[{ pathname: '/profile/ivan', state }]}>
          <ArrivalNotes />
        </MemoryRouter>
      </Provider>
    </I18nextProvider>,
  );
  return container;
}

test('a tip that was not posted is told with its reason and the way to go on', async () => {
  await arrive({ problems: [{ ...failure, tip }], posted: 2 });
  expect(screen.getByRole('status').textContent).toContain('Опубликованы 2 прогноза');
  const note = screen.getByRole('alert');
  expect(note.textContent).toContain('Прогноз не опубликован. Коэффициент упал');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/Events/7-ladoga-stal?tip=1x2.1');
});

test.each([
  ['nothing', null],
  ['nothing to tell', { problems: [], posted: 0 }],
])('%s says nothing', async (_name, state) => {
  expect((await arrive(state)).textContent).toBe('');
});

test('axe finds nothing, in English', async () => {
  const container = await arrive({ problems: [failure, { ...failure, tip }], posted: 1 }, 'en');
  expect(screen.getByRole('status').textContent).toBe('1 tip that waited for you is posted.');
  expect((await axe(container)).violations).toEqual([]);
});
