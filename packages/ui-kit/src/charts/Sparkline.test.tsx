import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Sparkline } from './Sparkline.tsx';

const pathsOf = (container: HTMLElement) => {
  const path = (name: string) => container.querySelector(`.${name}`)?.getAttribute('d');
  const dot = container.querySelector('circle');
  return {
    line: path('line'),
    first: path('first'),
    dot: [dot?.getAttribute('cx'), dot?.getAttribute('cy')],
  };
};
const draw = (points: readonly (readonly [number, number])[], to: number) =>
  pathsOf(render(<Sparkline points={points} to={to} />).container);

test('goes in steps from the first price, which stays as a line, to a dot where it ends', () => {
  expect(
    draw(
      [
        [0, 2],
        [50, 3],
        [75, 2.5],
      ],
      100,
    ),
  ).toEqual({ line: 'M3 17H36V3H52.5V10H69', first: 'M3 17H69', dot: ['69', '10'] });
});

test('a price that never moved is a line in the middle', () => {
  expect(draw([[10, 1.9]], 20)).toEqual({ line: 'M3 10H69', first: 'M3 10H69', dot: ['69', '10'] });
});

test('an end before the last price is no end: the line goes on to that price', () => {
  const { line, dot } = draw(
    [
      [0, 2],
      [80, 3],
    ],
    40,
  );
  expect(line).toBe('M3 17H69V3H69');
  expect(dot).toEqual(['69', '3']);
});

test('is an image where it has words of its own, and hidden where others say the same', () => {
  const { container } = render(<Sparkline points={[[0, 2]]} to={1} label="П1 с 2.40 до 2.10" />);
  expect(screen.getByRole('img', { name: 'П1 с 2.40 до 2.10' })).toBeInTheDocument();
  render(<Sparkline points={[[0, 2]]} to={1} />, { container });
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a server draws it; without a price there is nothing to draw', () => {
  expect(renderToString(<Sparkline points={[[0, 2]]} to={9} />)).toContain('M3 10H69');
  expect(renderToString(<Sparkline points={[]} to={9} />)).toBe('');
});
