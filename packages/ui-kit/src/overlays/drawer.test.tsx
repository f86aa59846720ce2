import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Drawer } from './Drawer.tsx';

function Sample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Drawer
          title="New tip"
          note="Zenit – Spartak"
          closeLabel="Close"
          onClose={() => setOpen(false)}
          foot={<button type="submit">Post</button>}
        >
          <p>Inside</p>
        </Drawer>
      )}
    </main>
  );
}

const opener = () => screen.getByRole('button', { name: 'Open' });
const open = () => userEvent.click(opener());

test('is a modal dialog named by its title, which gets the focus', async () => {
  render(<Sample />);
  await open();
  const dialog = screen.getByRole('dialog', { name: 'New tip' });
  expect((dialog as HTMLDialogElement).open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'New tip' }));
  expect(screen.getByText('Zenit – Spartak')).toBeTruthy();
});

test.each([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a click outside',
    async () => {
      await act(() => fireEvent.click(screen.getByRole('dialog')));
    },
  ],
])('%s closes it and returns the focus', async (_way, close) => {
  render(<Sample />);
  await open();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

function Steps() {
  const [step, setStep] = useState(1);
  const on = (
    <button type="button" onClick={() => setStep(step + 1)}>
      On
    </button>
  );
  return (
    <Drawer title={`Step ${step}`} closeLabel="Close" onClose={() => {}} foot={step === 2 || on}>
      <input aria-label="Text" onChange={() => setStep(3)} />
    </Drawer>
  );
}

test('the heading gets the focus when a step removes the focused element, and only then', async () => {
  render(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step 2' }));
  await userEvent.type(screen.getByLabelText('Text'), 'x');
  expect(screen.getByRole('heading', { name: 'Step 3' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Text'));
});

test('a click inside leaves it open', async () => {
  render(<Sample />);
  await open();
  await userEvent.click(screen.getByText('Inside'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('has no accessibility violations and no style attribute', async () => {
  const { container } = render(<Sample />);
  await open();
  const { violations } = await axe(container);
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  expect(container.querySelector('[style]')).toBeNull();
});
