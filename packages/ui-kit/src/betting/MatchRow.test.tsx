import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { MatchRow } from './MatchRow.tsx';
import type { MatchRowView } from './match-row-view.ts';

const match: MatchRowView = {
  id: 1,
  href: '/Events/1-zenit-spartak',
  label: 'Zenit – Spartak, 2:1, 67th minute, odds 1.45, 4.80, 8.20',
  time: '19:30',
  minute: "67'",
  home: { name: 'Zenit', score: '2', standing: 'ahead', logo: 'shield-0f4c81-e8eef4' },
  away: { name: 'Spartak', score: '1', redCards: 2 },
  forecast: '2:0',
  odds: [
    { text: '1.45', move: 'down', heat: 'hot' },
    { text: '4.80' },
    { text: '8.20', hasWon: true },
    null,
    null,
  ],
  tips: 7,
  predictions: ['users', 'math', 'score'],
  lists: ['live', 'tips'],
};

const show = (known: Partial<MatchRowView> = {}, isInNewTab = false) =>
  render(
    <ul>
      <MatchRow match={{ ...match, ...known }} isInNewTab={isInNewTab} />
    </ul>,
  ).container;
const row = () => screen.getByRole('link');

test('is one link whose accessible name has everything it shows', async () => {
  const container = show();
  expect(row()).toHaveAccessibleName(match.label);
  expect(row()).toHaveAttribute('href', match.href);
  expect((await axe(container)).violations).toEqual([]);
  expect(container.querySelector('[style]')).toBeNull();
});

test('its prices are a separate link beside it, not nested in it', async () => {
  const label = 'Odds: Zenit – Spartak';
  const container = show({ prices: { href: '/Events/1-zenit-spartak?tab=odds', label } });
  const [whole, prices] = screen.getAllByRole('link');
  expect(whole).toHaveAccessibleName(match.label);
  expect(prices).toHaveAccessibleName(label);
  expect(prices).toHaveAttribute('href', '/Events/1-zenit-spartak?tab=odds');
  expect(container.querySelector('a a')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

test('shows time, teams, score, forecast, prices and the number of predictions', () => {
  show();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    "67'19:30ZenitSSpartak2212:01.454.808.20––7",
  );
});

test('a suspended price is struck through, its neighbours are not', () => {
  show({ odds: [{ text: '1.45', isSuspended: true }, { text: '4.80' }, null] });
  expect(screen.getByText('1.45').tagName).toBe('S');
  expect(screen.getByText('4.80').tagName).toBe('SPAN');
});

test('names that may be cut off are in the tooltip', () => {
  show();
  expect(row()).not.toHaveAttribute('title');
  show({ away: { name: 'Wolverhampton Wanderers' } });
  expect(screen.getAllByRole('link')[1]).toHaveAttribute(
    'title',
    'Zenit – Wolverhampton Wanderers',
  );
});

test('original names are in the tooltip where one is spelt by rule', () => {
  show({ away: { name: 'Стрёмсгодсет', originalName: 'Stromsgodset' } });
  expect(row()).toHaveAttribute('title', 'Zenit – Stromsgodset');
  const home = { name: 'Вулверхэмптон Уондерерс', originalName: 'Wolverhampton' };
  show({ home, predictionsLabel: 'tips: 1' });
  expect(screen.getAllByRole('link')[1]).toHaveAttribute(
    'title',
    'Вулверхэмптон Уондерерс – Spartak\nWolverhampton – Spartak\ntips: 1',
  );
});

test('a single red card has no number, several have', () => {
  const cards = (redCards?: number) => {
    const container = show({
      home: { name: 'A', ...(redCards && { redCards }) },
      away: { name: 'B' },
    });
    const [card] = container.querySelectorAll('.rc');
    return card?.textContent;
  };
  expect([cards(), cards(1), cards(2)]).toEqual([undefined, '', '2']);
});

test('a shoot-out is shown in brackets', () => {
  show({
    home: { name: 'A', score: '1', penalties: '5' },
    away: { name: 'B', score: '1', penalties: '4' },
  });
  expect(within(screen.getByRole('listitem')).getByText('(5)')).toBeInTheDocument();
  expect(within(screen.getByRole('listitem')).getByText('(4)')).toBeInTheDocument();
});

test('a match without prices has dashes in its columns', () => {
  const container = show({ odds: [] });
  expect([...container.querySelectorAll('.od')].map((cell) => cell.textContent)).toEqual(
    Array(5).fill('–'),
  );
});

test('a match without predictions has no number and no marks', () => {
  const container = show({ tips: 0, predictions: [] });
  expect(container.querySelector('.tp')).toBeEmptyDOMElement();
  expect(container.querySelector('.tp')).toHaveAttribute('class', 'tp');
});

test('predictions are marked and named in the tooltip, even without tips of users', () => {
  const container = show({
    tips: 0,
    predictions: ['math', 'score'],
    predictionsLabel: 'tips: 0 (math tip)',
  });
  expect(container.querySelector('.tp')).toHaveAttribute('class', 'tp m s');
  expect(container.querySelector('.tp')).toBeEmptyDOMElement();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('title', 'tips: 0 (math tip)');
});

test('opens in a new tab when it should', () => {
  show({}, true);
  expect(row()).toHaveAttribute('target', '_blank');
});
