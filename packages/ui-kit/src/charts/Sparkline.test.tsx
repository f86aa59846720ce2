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

test('is a step line to a dot at its end, with a straight line at the first price', () => {
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

test('the line goes on to the last price when the given end is earlier', () => {
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

test('is an image when it has a label, and is hidden from screen readers otherwise', () => {
  const { container } = render(<Sparkline points={[[0, 2]]} to={1} label="П1 с 2.40 до 2.10" />);
  expect(screen.getByRole('img', { name: 'П1 с 2.40 до 2.10' })).toBeInTheDocument();
  render(<Sparkline points={[[0, 2]]} to={1} />, { container });
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('is rendered on the server, and is empty without prices', () => {
  expect(renderToString(<Sparkline points={[[0, 2]]} to={9} />)).toContain('M3 10H69');
  expect(renderToString(<Sparkline points={[]} to={9} />)).toBe('');
});
