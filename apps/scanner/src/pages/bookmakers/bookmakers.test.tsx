import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { BookmakersPage } from '@tipmark/contract';
import { ready, renderScreen } from '@tipmark/match-features/testing';
import { messages } from '../../messages.ts';
import { aBookmakerPage, measured, quartz, rivalto } from './bookmakers-fixture.ts';
import { all, one } from './screen.ts';

const scanner = { name: 'scanner', messages };

describe('the list of bookmakers', () => {
  const draw = (data: BookmakersPage, locale: 'ru' | 'en' = 'ru') =>
    renderScreen(scanner, {
      Screen: all.screen.Component,
      address: '/bookmakers',
      locale,
      loads: { pageBookmakers: ready(data) },
    });

  test('shows each with rating, bonus and measurements, and their sample sizes', async () => {
    await draw({ bookmakers: [rivalto, quartz], measured });
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
  });

  test('one that only has odds has neither rating nor bonus', async () => {
    const { container } = await draw({
      bookmakers: [{ ...quartz, name: 'Paddock', ratingLabel: '', bonus: null }],
      measured: { ...measured, until: 1_716_800_000 },
    });
    expect(screen.getByRole('row', { name: /Paddock/ })).toHaveTextContent(/^Paddock/);
    expect(screen.getByText(/за 90 дней по .*27\D.*2024/)).toBeVisible();
    expect(container.querySelector('th span:empty')).toBeNull();
  });

  test('says so if there is no bookmaker', async () => {
    await draw({ bookmakers: [], measured }, 'en');
    expect(screen.getByText(/No bookmakers yet/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the page of a bookmaker', () => {
  const draw = (countryCode: string) =>
    renderScreen(scanner, {
      Screen: one.screen.Component,
      address: '/bookmakers/rivalto',
      path: '/bookmakers/:bookmaker',
      countryCode,
      loads: { pageBookmaker: ready(aBookmakerPage) },
    });

  test('compares its payout with the average, and links to the others', async () => {
    await draw('RU');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ривалто');
    expect(screen.getByText('1-е место в нашем списке из 2')).toBeVisible();
    expect(screen.getByRole('row', { name: /Футбол/ })).toHaveTextContent(/в среднем 94,6\s%/);
    expect(screen.getByRole('link', { name: 'Кварц' })).toHaveAttribute(
      'href',
      '/bookmakers/quartz',
    );
  });

  test.each([
    ['RU', 1],
    ['KZ', 0],
  ])('in %s has %d slots for an offer', async (country, count) => {
    const { container } = await draw(country);
    expect(container.querySelectorAll('[data-promo-inline]')).toHaveLength(count);
  });
});
