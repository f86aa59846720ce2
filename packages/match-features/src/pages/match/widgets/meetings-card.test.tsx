import { render, screen, within } from '@testing-library/react';
import { MeetingsCard } from './MeetingsCard.tsx';

const t = (key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values)].join(' ');
const reader = { t, locale: 'en', timeZone: 'UTC', nowSeconds: 0 } as const;
const past = (id: number, isHome: boolean, score: [number, number]) => ({
  link: `${id}-x`,
  startsAt: 1_795_251_600 - id,
  isHome,
  score,
});
const show = (counts: object, last = [past(1, false, [0, 2]), past(2, true, [1, 1])]) =>
  render(
    <MeetingsCard
      meetings={{ won: 2, drawn: 1, lost: 0, goalsFor: 5, goalsAgainst: 2, ...counts, last }}
      teams={{ home: 'Ladoga', away: 'Steel' }}
      matchRoute="events"
      allHref="/all"
      reader={reader}
    />,
  );

test('each meeting has its home team first and its winner in bold', () => {
  show({});
  const [first, second] = screen.getAllByRole('link');
  expect(first?.textContent).toMatch(/^Steel – Ladoga.*0:2$/);
  expect(first?.querySelector('b')?.textContent).toBe('Ladoga');
  expect(first?.getAttribute('href')).toBe('/en/Events/1-x');
  expect(second?.textContent).toMatch(/^Ladoga – Steel.*1:1$/);
  expect(second?.querySelector('span b')).toBeNull();
});

test('the balance shows the wins of both teams, and the draws if there are any', () => {
  const balance = () =>
    within(screen.getAllByRole('list')[0] as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const { unmount } = show({});
  expect(balance()).toEqual(['Ladoga 2', 'match.meetingsDrawn 1', 'Steel 0']);
  unmount();
  show({ drawn: 0 });
  expect(balance()).toEqual(['Ladoga 2', 'Steel 0']);
});

test('there is a link to all meetings only when more exist than are shown', () => {
  const { unmount } = show({});
  expect(screen.getByText('match.meetingsAll').getAttribute('href')).toBe('/all');
  unmount();
  show({ won: 1 });
  expect(screen.queryByText('match.meetingsAll')).toBeNull();
});
