import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { ShareBar } from './ShareBar.tsx';
import { StepChart } from './StepChart.tsx';
import { DRAWING_SIZES, panesOf, pointIndexAt } from './step-drawing.ts';

const chart = (
  <StepChart
    label="Home: first 1.89, closing 1.79, now 1.11"
    points={[
      [0, 1.89],
      [500, 1.79],
      [800, 1.11],
    ]}
    to={1_000}
    valueText={(value) => value.toFixed(2)}
    pointText={(at, value) => `at ${at}: ${value}`}
    times={[
      { at: 0, text: '15 Nov' },
      { at: 500, text: '16 Nov' },
    ]}
    start={{ at: 700, text: 'start 19:30' }}
    first={{ at: 0, value: 1.89, text: 'first 1.89' }}
    closing={{ at: 699, value: 1.79, text: 'closing 1.79' }}
    last={{ at: 1_000, value: 1.11, text: 'now 1.11' }}
  />
);

test('is one accessible image, although it has drawings for three widths', async () => {
  const { container } = render(chart);
  expect(
    screen.getByRole('img', { name: 'Home: first 1.89, closing 1.79, now 1.11' }),
  ).toBeInTheDocument();
  expect(screen.getAllByText('start 19:30')).toHaveLength(3);
  expect((await axe(container)).violations).toEqual([]);
});

test('the lowest gridline is 1.00, because no price is below the stake', () => {
  const points = [
    [0, 6.7],
    [800, 1.2],
  ] as const;
  render(<StepChart {...chart.props} points={points} />);
  expect(screen.getAllByText('1.00').length).toBeGreaterThan(0);
  expect(screen.queryByText('0.00')).toBeNull();
});

test('is rendered in full on the server, without a style attribute', () => {
  const html = renderToString(chart);
  expect(html).not.toContain('style=');
  expect(html).not.toContain('slider');
  expect(html).toContain('at 800: 1.11');
  expect(html).toContain('closing 1.79');
  expect(html).toMatch(/class="line" d="M40 [\d.]+H[\d.]+V/);
});

test('arrow keys move from price to price and announce the time and value of each', async () => {
  const { container } = render(chart);
  const slider = screen.getByRole('slider', { name: /first 1.89/ });
  expect(slider).toHaveAttribute('aria-valuetext', 'at 800: 1.11');
  expect(container.querySelector('.cross')).toBeNull();
  await userEvent.tab();
  expect(slider).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(slider).toHaveAttribute('aria-valuetext', 'at 500: 1.79');
  expect(screen.getByText('at 500: 1.79')).toBeVisible();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(slider).toHaveAttribute('aria-valuetext', 'at 0: 1.89');
  expect(slider).toHaveAttribute('aria-valuenow', '1');
  await userEvent.keyboard('{End}');
  expect(slider).toHaveAttribute('aria-valuenow', '3');
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.tab();
  expect(container.querySelector('.cross')).toBeNull();
});

const [large] = DRAWING_SIZES;

describe('a chart with a band and moments', () => {
  const reported = (
    <StepChart
      {...chart.props}
      points={[
        [0, 2],
        [500, 1.5],
        [700, null],
        [800, 40],
      ]}
      band={[
        [0, 1.9, 2.2],
        [400, 1.4, 1.6],
      ]}
      ceiling={4}
      moments={[
        { at: 690, sign: 'dot', text: '12 goal' },
        { at: 900, sign: 'card', text: '70 red' },
      ]}
      legend={{ line: 'line', best: 'best price', band: 'lowest to best', card: 'sending-off' }}
      pointText={(at: number, value: number | null) => `at ${at}: ${value ?? 'suspended'}`}
      last={undefined}
    />
  );

  it('draws band and best price only before the start, and breaks the line where there is no price', () => {
    const { container } = render(reported);
    const svg = container.querySelector('svg.large');
    const pathOf = (name: string) => svg?.querySelector(`path.${name}`)?.getAttribute('d') ?? '';
    expect(pathOf('line')).toMatch(/^M40 [\d.]+H340V[\d.]+H460$/);
    expect(svg?.querySelectorAll('path.line')[1]?.getAttribute('d')).toBe('M600 26H880');
    expect(pathOf('best')).toMatch(/H460$/);
    expect(pathOf('band')).toMatch(/^M40 [\d.]+H[\d.]+V[\d.]+H[\d.]+V[\d.]+H[\d.]+V[\d.]+H40Z$/);
  });

  it('does not flatten the prices before the match because of a high price in play', () => {
    const { container } = render(reported);
    const [before, play] = [...container.querySelectorAll('svg.large path.line')];
    expect(before?.getAttribute('d')).not.toContain(' 26H');
    expect(play?.getAttribute('d')).toContain(' 26H');
    expect(screen.queryByText('40.00')).not.toBeInTheDocument();
  });

  it('has a legend for its signs, and announces a suspended price', async () => {
    const { container } = render(reported);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'line',
      'best price',
      'lowest to best',
      'sending-off',
    ]);
    expect(container.querySelectorAll('svg.large path.dot, svg.large path.card')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'at 700: suspended');
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('the in-play part of a chart', () => {
  const props = chart.props;
  const panes = (change = {}) => (large ? panesOf({ ...props, ...change }, large) : []);

  it('has the right half and a scale of its own', () => {
    const [before, play] = panes();
    expect([before?.x(0), before?.x(700), play?.x(700), play?.x(1_000)]).toEqual([
      40, 460, 460, 880,
    ]);
    expect(before?.values).toEqual([1.75, 1.8, 1.85, 1.9]);
    expect(play?.values).toEqual([1, 1.2, 1.4, 1.6, 1.8]);
    expect(play?.points).toEqual([
      [700, 1.79],
      [800, 1.11],
    ]);
  });

  it.each([
    [
      'it has no prices',
      {
        points: [
          [0, 1.89],
          [700, null],
        ],
      },
    ],
    ['it is half of the time or more', { start: { at: 400, text: 'start' } }],
    ['it has not begun', { start: { at: 1_200, text: 'start' } }],
    ['no start is known', { start: undefined }],
  ])('is not drawn separately when %s', (_, change) => {
    expect(panes(change)).toHaveLength(1);
  });

  it('leaves out times that would overlap', () => {
    const every = Array.from({ length: 21 }, (_, at) => ({ at: at * 50, text: `15 Nov ${at}` }));
    const { container } = render(<StepChart {...props} times={every} />);
    const shown = [...container.querySelectorAll('svg.small text')].filter(({ textContent }) =>
      textContent?.startsWith('15 Nov'),
    );
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.length).toBeLessThan(6);
  });
});

const drawn = large && panesOf(chart.props, large)[0].frame;

/** Moves over the widest drawing as if it were shown as large as it is drawn. */
function moveTo(svg: Element, share: number, pointerType: string) {
  svg.getBoundingClientRect = () => new DOMRect(0, 0, large?.width, large?.height);
  const clientX = (drawn?.left ?? 0) + share * 2 * (drawn?.width ?? 0);
  fireEvent(
    svg,
    Object.assign(new MouseEvent('pointermove', { bubbles: true, clientX }), { pointerType }),
  );
}

test.each([
  ['mouse', false],
  ['touch', true],
])('a %s shows the price at the pointed time, which stays after it leaves: %s', (kind, stays) => {
  const { container } = render(chart);
  const svg = container.querySelector('svg.large');
  if (!svg) throw new Error('no drawing');
  moveTo(svg, 0.35, kind);
  expect(screen.getByText('at 490: 1.89')).toBeInTheDocument();
  moveTo(svg, 0.5, kind);
  expect(screen.getByText('at 700: 1.79')).toBeInTheDocument();
  moveTo(svg, 0.75, kind);
  expect(screen.getByText('at 850: 1.11')).toBeInTheDocument();
  moveTo(svg, 2, kind);
  expect(screen.getByText('at 1000: 1.11')).toBeInTheDocument();
  expect(container.querySelectorAll('.cross')).toHaveLength(3);
  const leave = new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body });
  fireEvent(svg, Object.assign(leave, { pointerType: kind }));
  expect(container.querySelectorAll('.cross')).toHaveLength(stays ? 3 : 0);
});

test('a time before the first price has that price', () => {
  expect(
    [-5, 0, 499, 500, 9_999].map((at) =>
      pointIndexAt(
        [
          [0, 2],
          [500, 3],
        ],
        at,
      ),
    ),
  ).toEqual([0, 0, 0, 1, 1]);
});

test('a share bar has parts as wide as their shares', () => {
  const { container } = render(<ShareBar percents={[50, 25, 25]} />);
  const parts = [...container.querySelectorAll('rect')];
  expect(parts.map((part) => part.getAttribute('x'))).toEqual(['0', '500', '750']);
  expect(parts.map((part) => part.getAttribute('width'))).toEqual(['500', '250', '250']);
  const lines = [...container.querySelectorAll('path')].map((line) => line.getAttribute('d'));
  expect(lines).toEqual(['M500 0v8', 'M750 0v8']);
  expect(container.querySelector('[style]')).toBeNull();
});

test('a share bar has no separator at its ends', () => {
  const { container } = render(<ShareBar percents={[0, 0, 100]} />);
  expect(container.querySelector('path')).toBeNull();
});
