import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { BankChart } from './BankChart.tsx';
import { bandPath, nearestPoint } from './bank-scale.ts';
import { pointAfterKey } from './point-after-key.ts';

const points = [1_010, 990, 1_040].map((value, index) => ({
  at: 100 + index * 100,
  value,
  expected: 1_000 + index,
  deviation: 10 * (index + 1),
  text: `day ${index}: bank ${value}`,
}));

const chart = (
  <BankChart
    label="Bank: began with 1000, now 1040"
    points={points}
    past={[
      [
        [20, 1_100],
        [40, 900],
      ],
    ]}
    resets={[{ at: 50, text: 'reset 1 March' }]}
    base={1_000}
    from={20}
    to={300}
    valueText={String}
    times={[{ at: 100, text: 'Mar' }]}
    expectedText="expected 1002"
  />
);

test('is rendered in full on the server: bank, band, earlier bank and the reset', () => {
  const html = renderToString(chart);
  expect(html).not.toContain('style=');
  expect(html).toMatch(/class="bank" d="M[\d.]+ [\d.]+H[\d.]+V/);
  expect(html).toMatch(/class="wide" d="M[\d. L]+Z"/);
  expect(html).toContain('class="past"');
  expect(html).toContain('reset 1 March');
  expect(html).toContain('expected 1002');
});

test('arrow keys move from tip to tip and announce each', async () => {
  const { container } = render(chart);
  const slider = screen.getByRole('slider', { name: /began with 1000/ });
  expect(slider).toHaveAttribute('aria-valuetext', 'day 2: bank 1040');
  await userEvent.tab();
  expect(slider).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(slider).toHaveAttribute('aria-valuetext', 'day 1: bank 990');
  expect(screen.getByText('day 1: bank 990')).toBeInTheDocument();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(slider).toHaveAttribute('aria-valuenow', '1');
  expect(container.querySelectorAll('.cross')).toHaveLength(2);
  fireEvent.blur(slider);
  expect(container.querySelector('.cross')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

test('the last tip is announced when there are fewer tips than before', async () => {
  const { rerender } = render(chart);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  rerender(<BankChart {...chart.props} points={points.slice(0, 2)} />);
  const slider = screen.getByRole('slider', { name: /began with 1000/ });
  expect(slider).toHaveAttribute('aria-valuenow', '2');
  expect(slider).toHaveAttribute('aria-valuetext', 'day 1: bank 990');
});

test('the pointer finds the nearest tip', () => {
  const span = { from: 20, to: 300 };
  expect([-1, 0.28, 0.5, 9].map((share) => nearestPoint(points, span, share))).toEqual([
    0, 0, 1, 2,
  ]);
});

test('slider keys stay within the range; other keys are ignored', () => {
  expect(pointAfterKey('End', 0, 30)).toBe(29);
  expect(pointAfterKey('PageUp', 0, 30)).toBe(3);
  expect(pointAfterKey('ArrowRight', 29, 30)).toBe(29);
  expect(pointAfterKey('Tab', 3, 30)).toBeUndefined();
});

test('a band is as wide as its deviations', () => {
  const same = { x: (at: number) => at, y: (value: number) => value };
  expect(bandPath(points.slice(0, 1), same, 2)).toBe('M100 1020L100 980Z');
  expect(bandPath([], same, 2)).toBe('');
});
