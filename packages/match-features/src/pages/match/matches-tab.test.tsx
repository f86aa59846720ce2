import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLeague, aMatch, anEventMatches } from '@tipmark/test-kit';
import { address, page } from './finished-match-fixture.ts';
import { renderMatch } from './match-fixture.tsx';

describe('earlier matches', () => {
  const search = '?tab=matches';
  const past = aMatch().between('Ладога', 'Кедр').finished().withScore(3, 1);
  const matches = anEventMatches({
    lists: [
      {
        side: 'home',
        matches: [
          { league: aLeague().named('Кубок').buildHead(), match: past.buildWire(), outcome: 'won' },
        ],
        count: 1,
        won: 1,
        drawn: 0,
        lost: 0,
        goalsFor: 3,
        goalsAgainst: 1,
      },
      {
        side: 'away',
        matches: [],
        count: 0,
        won: 0,
        drawn: 0,
        lost: 0,
        goalsFor: 0,
        goalsAgainst: 0,
      },
    ],
  });

  test('of each side are listed with their totals', async () => {
    await renderMatch({ page, matches, search });
    expect(screen.getByRole('heading', { name: 'Ладога: последние матчи' })).toBeInTheDocument();
    for (const text of ['1 В – 0 Н – 0 П', 'выиграно 1 из 1', 'голы 3:1'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: '21.11.2026 Кубок Ладога – Кедр 3:1 победа' }),
    ).toHaveAttribute('href', `/Events/${past.build().link}`);
    expect(screen.getByText('Под эти условия ни один матч не подошёл')).toBeInTheDocument();
  });

  test.each([
    ['changed', '&count=5', [`/Events/${page.link}?tab=matches`]],
    ['not changed', '&count=10', []],
  ])(
    'conditions without a match have a reset link only if changed: %s',
    async (_how, more, addresses) => {
      await renderMatch({ page, matches, search: `${search}${more}` });
      const links = screen.queryAllByRole('link', { name: 'Сбросить условия' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
    },
  );

  test('of both sides against each other are listed as head-to-head', async () => {
    const [list] = matches.lists;
    const both = anEventMatches({ lists: list ? [{ ...list, side: 'both' }] : [] });
    await renderMatch({ page, matches: both, search: `${search}&h2h=1` });
    expect(
      screen.getByRole('heading', { name: 'Ладога – Сталь: очные матчи' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Очные' })).toBeChecked();
  });

  test('are filtered through the address', async () => {
    await renderMatch({ page, matches, search });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Без товарищеских' }));
    expect(address()).toBe(`/Events/${page.link}?tab=matches&friendlies=0`);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Число матчей' }), '5');
    expect(address()).toBe(`/Events/${page.link}?tab=matches&count=5&friendlies=0`);
  });

  test('are filtered by the same parameters in a form without scripts', async () => {
    const { container } = await renderMatch({ page, matches, search: `${search}&season=1` });
    const form = container.querySelector('form') as HTMLFormElement;
    expect(form.getAttribute('action')).toBe(`/Events/${page.link}`);
    const sent = new URLSearchParams(
      [...form.elements]
        .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        .filter((field) => field.type !== 'checkbox' || (field as HTMLInputElement).checked)
        .map(({ name, value }) => [name, value]),
    );
    expect(sent.get('tab')).toBe('matches');
    expect(sent.getAll('season')).toEqual(['0', '1']);
    expect(sent.getAll('friendlies')).toEqual(['0', '1']);
    expect(sent.getAll('h2h')).toEqual(['0']);
  });
});
