import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { RankDelta } from './RankDelta.tsx';

test.each([
  [2, 'up', '2'],
  [-3, 'down', '3'],
])('a move of %i ranks has its own shape and a number', (change, way, text) => {
  const { container } = render(<RankDelta change={change} text={text} label="label" />);
  expect(container.querySelector('svg')).toHaveAttribute('data-way', way);
  expect(screen.getByText(text)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('label')).toBeInTheDocument();
});

test('the same rank is a dash without a number', () => {
  const { container } = render(<RankDelta change={0} text="0" label="same place" />);
  expect(container.querySelector('svg')).toHaveAttribute('data-way', 'same');
  expect(screen.queryByText('0')).not.toBeInTheDocument();
});
