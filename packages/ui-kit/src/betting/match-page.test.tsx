import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { MatchHeader, type MatchHeaderView } from './MatchHeader.tsx';
import { OddsStrip } from './OddsStrip.tsx';
import { PastMatchRow, pastMatchListClass } from './PastMatchRow.tsx';
import { TipCard, type TipCardView } from './TipCard.tsx';

const match: MatchHeaderView = {
  heading: 'Ladoga – Steel, 2:1',
  league: { href: '/Tournaments/1', name: 'Russia · Grand League', countryCode: 'RU' },
  notes: ['round 16'],
  referee: { label: 'Referee', href: '/Referees/3', name: 'G. Archer' },
  startsAt: { text: '20 Nov 2026, 19:30', iso: '2026-11-20T16:30:00Z' },
  home: {
    name: 'Ladoga',
    form: {
      label: 'Form: won, lost',
      matches: [
        { key: 'a', outcome: 'won', letter: 'W' },
        { key: 'b', outcome: 'lost', letter: 'L' },
      ],
    },
  },
  away: { name: 'Steel', redCards: { label: 'Red cards: 1', count: 1 } },
  state: { text: "67'", tone: 'live' },
  score: { text: '2:1', isTime: false },
  parts: ['1st half 1:1'],
};

const strip = (
  <OddsStrip
    label="Odds"
    items={[
      {
        key: '1x2.1',
        href: '/Events/1?tab=odds',
        title: '1',
        current: '1.11',
        movement: { direction: 'down', text: '−38.0%' },
        note: 'first 1.79',
      },
    ]}
  />
);

const tip: TipCardView = {
  id: 1,
  author: { href: '/profile/ivan', name: 'Ivan', label: { text: '4.7', title: 'place 2' } },
  postedAt: { text: '18:00', iso: '2026-11-20T15:00:00Z' },
  outcome: 'Home win',
  odds: '1.95',
  now: 'now 1.88',
  movement: { direction: 'down', text: '−3.6%' },
  stake: 'stake 3%',
  description: 'Line one\nline two',
  result: { text: 'Won +28.50', tone: 'won' },
  record: { text: 'record 1043', hash: 'abcdef0123456789', shortHash: 'abcdef01' },
};

test('on wide screens many main prices are equal columns whose notes wrap, few are not', () => {
  const { unmount } = render(strip);
  const few = screen.getByRole('list', { name: 'Odds' }).className;
  unmount();
  const [item] = strip.props.items;
  const items = ['1', 'x', '2', '1x', '12', 'x2'].map((key) => ({ ...item, key }));
  render(<OddsStrip label="Odds" items={items} />);
  const [own, className] = screen.getByRole('list', { name: 'Odds' }).className.split(' ');
  expect(own).toBe(few);
  const wide = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText === '(min-width:992px)')
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule);
  const styleOf = (selector: string) =>
    wide.find(({ selectorText }) => selectorText.split(',').includes(`.${className}${selector}`))
      ?.style;
  expect(styleOf('')?.getPropertyValue('grid')).toContain('auto-flow minmax(0, 1fr)');
  expect(styleOf(' li')?.getPropertyValue('min-width')).toMatch(/^0/);
  expect(styleOf(' small')?.getPropertyValue('white-space')).toBe('normal');
});

test('the header of a match has its teams, score, form and red cards as text', () => {
  render(<MatchHeader match={match}>{strip}</MatchHeader>);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ladoga – Steel, 2:1');
  expect(screen.getByText('Form: won, lost')).toBeInTheDocument();
  expect(screen.getByText('Red cards: 1')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'G. Archer' })).toHaveAttribute('href', '/Referees/3');
  expect(within(screen.getByRole('list', { name: 'Odds' })).getByRole('link')).toHaveTextContent(
    '1 −38.0% 1.11 first 1.79',
  );
});

test('a suspended price is struck through and described as suspended', () => {
  const item = { key: '1x2.1', href: '/odds', title: '1', current: '1.45', note: 'first 1.50' };
  render(<OddsStrip label="Odds" items={[{ ...item, suspended: 'suspended' }]} />);
  expect(screen.getByText('1.45').tagName).toBe('S');
  expect(screen.getByRole('link')).toHaveTextContent('1 1.45, suspended first 1.50');
});

test('the outcome that came true is marked', () => {
  const item = { href: '/odds', current: '1.45', note: 'first 1.50' };
  const items = [
    { ...item, key: '1', title: '1', won: 'won' },
    { ...item, key: 'x', title: 'X' },
  ];
  render(<OddsStrip label="Odds" items={items} />);
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('1 1.45 won first 1.50');
  expect(second).not.toHaveTextContent('won');
});

test('a price links to its history, and a second link beside it opens a tip in place', async () => {
  const onTip = jest.fn();
  const item = { key: '1x2.1', href: '/odds', title: '1', current: '1.45', note: 'first 1.50' };
  const way = { href: '/tip', label: 'Tip 1 at 1.45' };
  render(<OddsStrip label="Odds" items={[{ ...item, tip: way }]} onTip={onTip} />);
  const add = screen.getByRole('link', { name: 'Tip 1 at 1.45' });
  expect(add).toHaveAttribute('href', '/tip');
  await userEvent.click(add);
  expect(onTip).toHaveBeenCalledWith('1x2.1');
  expect(screen.getByRole('link', { name: /first 1.50/ })).toHaveAttribute('href', '/odds');
});

test('a tip of the visitor is marked, with its CLV and its actions', () => {
  render(
    <ul>
      <TipCard tip={{ ...tip, own: 'you', clv: 'CLV +4.7%' }}>
        <a href="/edit">Change</a>
      </TipCard>
    </ul>,
  );
  for (const text of ['you', 'CLV +4.7%', 'Change'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

test('the avatar of the author of a tip comes before the name', () => {
  render(
    <ul>
      <TipCard tip={tip} avatar={<svg data-testid="avatar" />} />
    </ul>,
  );
  const name = screen.getByText(tip.author.name);
  const order = screen.getByTestId('avatar').compareDocumentPosition(name);
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a tip shows its line breaks, its first and current price, its result and its ledger record', () => {
  render(
    <ul>
      <TipCard tip={tip} />
    </ul>,
  );
  const card = screen.getByRole('listitem');
  for (const text of ['1.95', 'now 1.88', '−3.6%', 'stake 3%', 'Won +28.50', 'abcdef01'])
    expect(within(card).getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/Line one/).textContent).toBe('Line one\nline two');
  expect(screen.getByText(/record 1043/)).toHaveAttribute('title', 'abcdef0123456789');
});

test('a past match is one link whose accessible name has everything', () => {
  render(
    <ul className={pastMatchListClass}>
      <PastMatchRow
        match={{
          id: 1,
          href: '/Events/7',
          date: '14 Nov',
          league: 'League',
          home: 'Ladoga',
          away: 'Steel',
          winner: 'home',
          score: '2:1',
          outcome: 'won',
          letter: 'W',
          word: 'won',
        }}
      />
    </ul>,
  );
  expect(
    screen.getByRole('link', { name: '14 Nov League Ladoga – Steel 2:1 won' }),
  ).toHaveAttribute('href', '/Events/7');
  expect(screen.getByText('Ladoga').tagName).toBe('B');
});

test('neither header nor tip has an accessibility violation or a style attribute', async () => {
  const { container } = render(
    <main>
      <MatchHeader match={match}>{strip}</MatchHeader>
      <ul>
        <TipCard tip={tip} />
      </ul>
    </main>,
  );
  expect((await axe(container)).violations).toEqual([]);
  expect(container.querySelector('[style]')).toBeNull();
});
