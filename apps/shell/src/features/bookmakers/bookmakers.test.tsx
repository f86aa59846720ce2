import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { BookmakersPage as List, BookmakerPage as Page } from '@tipmark/contract';
import { axe } from 'jest-axe';
import { MemoryRouter, Route, Routes } from 'react-router';
import { renderInShell } from '../../testing/page-fixture.tsx';
import { BookmakerPage } from './BookmakerPage.tsx';
import { BookmakersPage } from './BookmakersPage.tsx';
import { bookmakerLoad, bookmakersLoad } from './bookmakers-loads.ts';

const measured = { days: 90, matches: 812, asOf: 1_795_255_200, until: 1_795_255_200 };
const figures = {
  payout: 0.952,
  matches: 812,
  bestShare: 0.184,
  fromClosing: -0.016,
  outcomes: 2_311,
};
const rivalto: List['bookmakers'][number] = {
  bookieName: 'rivalto',
  name: 'Ривалто',
  position: 1,
  ratingLabel: '5.0',
  bonus: { value: '15 000', linkId: 1, isInRoubles: true },
  figures,
};
const quartz = {
  ...rivalto,
  bookieName: 'quartz',
  name: 'Кварц',
  position: 2,
  ratingLabel: '4.7',
  bonus: null,
  figures: null,
};

const loads = (name: string, data: unknown) => ({
  [name]: { status: 'ready', data, error: undefined },
});

describe('the list of bookmakers', () => {
  const draw = (data: List, locale: 'ru' | 'en' = 'ru') =>
    renderInShell(
      <main>
        <BookmakersPage />
      </main>,
      { locale, loads: loads(bookmakersLoad.name, data) },
    );

  test('shows each with rating, bonus and measurements, and their sample sizes', async () => {
    const { container } = draw({ bookmakers: [rivalto, quartz], measured });
    const row = screen.getByRole('row', { name: /Ривалто/ });
    expect(row).toHaveTextContent(/5\.0.*15 000 ₽.*95,2\s%.*812 матчей.*18,4\s%.*2\s311 исходов/);
    expect(row).toHaveTextContent(/[−-]1,6\s%/);
    expect(screen.getByRole('link', { name: 'Ривалто' })).toHaveAttribute(
      'href',
      '/bookmakers/rivalto',
    );
    // no measurement is not shown as zero
    expect(screen.getByRole('row', { name: /Кварц/ })).not.toHaveTextContent('0,0');
    expect(screen.getByText(/812 матчей за 90 дней по /)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('one that only has odds has neither rating nor bonus', () => {
    const { container } = draw({
      bookmakers: [{ ...quartz, name: 'Paddock', ratingLabel: '', bonus: null }],
      measured: { ...measured, until: 1_716_800_000 },
    });
    expect(screen.getByRole('row', { name: /Paddock/ })).toHaveTextContent(/^Paddock/);
    expect(screen.getByText(/за 90 дней по .*27\D.*2024/)).toBeVisible();
    expect(container.querySelector('th span:empty')).toBeNull();
  });

  test('says so if there is no bookmaker', () => {
    draw({ bookmakers: [], measured }, 'en');
    expect(screen.getByText(/No bookmakers yet/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the page of a bookmaker', () => {
  const data: Page = {
    bookmaker: {
      ...rivalto,
      about: 'Узкая маржа.',
      sports: [{ ...figures, sport: 1, averagePayout: 0.946 }],
    },
    others: [quartz],
    measured,
  };
  const draw = (countryCode: string) =>
    renderInShell(
      <main>
        <MemoryRouter initialEntries={['/bookmakers/rivalto']}>
          <Routes>
            <Route path="/bookmakers/:bookmaker" element={<BookmakerPage />} />
          </Routes>
        </MemoryRouter>
      </main>,
      { locale: 'ru', session: { countryCode }, loads: loads(bookmakerLoad.name, data) },
    );

  test('compares its payout with the average, and links to the others', async () => {
    const { container } = draw('RU');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ривалто');
    expect(screen.getByText('1-е место в нашем списке из 2')).toBeVisible();
    expect(screen.getByRole('row', { name: /Футбол/ })).toHaveTextContent(/в среднем 94,6\s%/);
    expect(screen.getByRole('link', { name: 'Кварц' })).toHaveAttribute(
      'href',
      '/bookmakers/quartz',
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  test.each([
    ['RU', 1],
    ['KZ', 0],
  ])('in %s has %d slots for an offer', (country, count) => {
    const { container } = draw(country);
    expect(container.querySelectorAll('[data-promo-inline]')).toHaveLength(count);
  });
});
