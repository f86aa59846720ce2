import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterPanel } from './index.ts';

// the chunk of the sheet fails to load
jest.mock('./FilterSheet.tsx', () => {
  throw new Error('offline');
});

test('without the sheet the conditions expand in place, and collapse again', async () => {
  const messages = {
    title: 'Filter',
    conditions: 'Conditions of the list',
    apply: 'Apply',
    show: 'Show',
    remove: 'Remove the condition',
    reset: 'Reset',
    close: 'Close',
    loading: 'Loading',
  };
  render(
    <FilterPanel
      messages={messages}
      layout="side"
      address="/list"
      chosen={[]}
      onGo={() => {}}
      fields={<input aria-label="Odds from" />}
    >
      <p>The list</p>
    </FilterPanel>,
  );
  // the button is hidden on wide screens, and a test has no screen width
  const opener = screen.getByText('Filter', { selector: 'button' });
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});
