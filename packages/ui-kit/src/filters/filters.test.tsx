import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Chip, ChipSwitch, FilterField, FilterPanel, type FilterPanelProps } from './index.ts';

const messages = {
  title: 'Filter',
  conditions: 'Conditions of the list',
  apply: 'Apply',
  show: 'Show 38',
  remove: 'Remove the condition',
  reset: 'Reset',
  close: 'Close',
  loading: 'Loading',
};
const odds = { key: 'odds', text: 'Odds from 2.00', href: '/list?h2h=1' };
const headToHead = { key: 'h2h', text: 'Head to head', href: '/list?odds=2' };

function Sample(props: Partial<FilterPanelProps>) {
  const [chosen, setChosen] = useState(props.chosen ?? [odds, headToHead]);
  const [went, setWent] = useState('');
  return (
    <main>
      <FilterPanel
        messages={messages}
        layout="side"
        address="/list"
        retained={{ sort: '2' }}
        {...props}
        chosen={chosen}
        onGo={(href) => {
          setWent(href);
          setChosen(href === '/list' ? [] : chosen.filter((one) => one.href !== href));
        }}
        fields={
          <>
            <FilterField
              label="Odds from"
              name="odds"
              value="2"
              options={[{ value: '2', text: '2.00' }]}
              onChoose={() => {}}
            />
            <ChipSwitch name="h2h" isOn onChange={() => setWent('switched')}>
              Head to head
            </ChipSwitch>
          </>
        }
      >
        <p>The list</p>
      </FilterPanel>
      <output aria-label="went">{went}</output>
    </main>
  );
}

const went = () => screen.getByLabelText('went').textContent;
// the button is hidden on wide screens, and a test has no screen width
const opener = () => screen.getByText(/^Filter( ·|$)/, { selector: 'button' });
const openSheet = async () => {
  await userEvent.click(opener());
  return screen.findByRole('dialog', { name: 'Filter' });
};

test('is a form that works without scripts and keeps the other parameters of the list', () => {
  render(<Sample />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Conditions of the list' });
  expect(form).toHaveAttribute('action', '/list');
  expect(form).toHaveFormValues({ sort: '2', odds: '2', h2h: true });
  expect(within(form).getByRole('button', { name: 'Apply' })).toHaveAttribute('type', 'submit');
});

test('removing a condition opens the list without it and moves the focus to the next one', async () => {
  render(<Sample />);
  const first = screen.getByRole('link', { name: 'Remove the condition: Odds from 2.00' });
  expect(first).toHaveAttribute('href', '/list?h2h=1');
  first.focus();
  await userEvent.keyboard('{Enter}');
  expect(went()).toBe('/list?h2h=1');
  const rest = screen.getByRole('link', { name: 'Remove the condition: Head to head' });
  expect(rest).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Reset' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(document.body).not.toHaveFocus();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('all conditions can be removed at once', async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole('link', { name: 'Reset' }));
  expect(went()).toBe('/list');
  expect(document.body).not.toHaveFocus();
});

test.each([
  ['a condition', /Odds from/],
  ['the reset', 'Reset'],
])('a click on %s for a new tab is left to the browser', async (_what, name) => {
  render(<Sample />);
  const user = userEvent.setup();
  // the browser would open it in a new tab; jsdom has none
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name }));
  expect(went()).toBe('');
});

test('the sheet has the same conditions, applies them at once and shows the number of results', async () => {
  const { baseElement } = render(<Sample />);
  const sheet = await openSheet();
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Head to head' }));
  expect(went()).toBe('switched');
  expect((await axe(baseElement)).violations).toEqual([]);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show 38' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('Escape closes the sheet and returns the focus', async () => {
  render(<Sample />);
  await openSheet();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('the sheet stays open when all conditions are reset in it', async () => {
  render(<Sample />);
  const sheet = await openSheet();
  await userEvent.click(within(sheet).getByRole('link', { name: 'Reset' }));
  expect(went()).toBe('/list');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(within(sheet).queryByRole('link', { name: 'Reset' })).not.toBeInTheDocument();
});

test('the sheet says that the list is loading', async () => {
  render(<Sample isLoading />);
  const sheet = await openSheet();
  expect(within(sheet).getByText('Loading')).toBeInTheDocument();
});

test.each([true, false])('a selectable chip marks whether it is current: %s', async (isCurrent) => {
  const chosen = jest.fn();
  render(
    <Chip
      text="6 months"
      href="/list?months=6"
      isCurrent={isCurrent}
      count="12"
      onChoose={chosen}
    />,
  );
  const chip = screen.getByRole('link', {
    name: '6 months 12',
    ...(isCurrent && { current: true }),
  });
  expect(chip.hasAttribute('aria-current')).toBe(isCurrent);
  await userEvent.click(chip);
  expect(chosen).toHaveBeenCalledTimes(1);
});
