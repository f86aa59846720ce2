import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { ShareBar } from './ShareBar.tsx';
import { StepChart } from './StepChart.tsx';

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

test('is one image with a sentence: the drawings for other widths are not there', async () => {
  const { container } = render(chart);
  expect(
    screen.getByRole('img', { name: 'Home: first 1.89, closing 1.79, now 1.11' }),
  ).toBeInTheDocument();
  expect(screen.getAllByText('start 19:30')).toHaveLength(3);
  expect((await axe(container)).violations).toEqual([]);
});

test('is whole on the server, without a style attribute', () => {
  const html = renderToString(chart);
  expect(html).not.toContain('style=');
  expect(html).toContain('closing 1.79');
  expect(html).toMatch(/class="line" d="M40 [\d.]+H[\d.]+V/);
});

test('a share bar is as wide as its parts', () => {
  const { container } = render(<ShareBar percents={[50, 25, 25]} />);
  const parts = [...container.querySelectorAll('rect')];
  expect(parts.map((part) => part.getAttribute('x'))).toEqual(['0', '500', '750']);
  expect(parts.map((part) => part.getAttribute('width'))).toEqual(['494', '244', '250']);
  expect(container.querySelector('[style]')).toBeNull();
});
