import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { AnchoredSheet } from './AnchoredSheet.tsx';

function Sample() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <main>
      <button
        type="button"
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        Prices
      </button>
      <a href="#next">Next match</a>
      {anchor && (
        <AnchoredSheet
          anchor={anchor}
          title="Zenit – Spartak"
          note="Match result"
          closeLabel="Close"
          onClose={() => setAnchor(undefined)}
          foot={<a href="#all">All prices</a>}
        >
          <a href="#tip">Tip</a>
        </AnchoredSheet>
      )}
    </main>
  );
}

const opener = () => screen.getByRole('button', { name: 'Prices' });
const sheet = () => screen.queryByRole('dialog', { name: 'Zenit – Spartak' });

async function open(hasRoom: boolean) {
  globalThis.matchMedia = (() => ({ matches: hasRoom })) as never;
  const { container } = render(<Sample />);
  await userEvent.click(opener());
  return container;
}
afterEach(() => {
  globalThis.matchMedia = undefined as never;
});

describe.each([
  ['beside what it belongs to', true],
  ['from below', false],
])('%s', (_where, hasRoom) => {
  test('what it is is read first; what opened it says that it is open', async () => {
    await open(hasRoom);
    expect(screen.getByRole('heading', { name: 'Zenit – Spartak' })).toHaveFocus();
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(opener()).not.toHaveAttribute('aria-expanded');
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('%s closes it and gives the focus back', async (_way, close) => {
    await open(hasRoom);
    await close();
    expect(sheet()).toBeNull();
    expect(opener()).toHaveFocus();
  });

  test('a press inside leaves it open; axe finds nothing', async () => {
    const container = await open(hasRoom);
    await userEvent.click(screen.getByText('Match result'));
    expect(sheet()).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('beside what it belongs to', () => {
  test('Tab beyond its end goes on in the page', async () => {
    await open(true);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'All prices' })).toHaveFocus();
    await userEvent.tab();
    expect(sheet()).toBeNull();
    expect(screen.getByRole('link', { name: 'Next match' })).toHaveFocus();
  });

  test('Tab back beyond its start is back where it came from', async () => {
    await open(true);
    await userEvent.tab({ shift: true });
    expect(sheet()).toBeNull();
    expect(opener()).toHaveFocus();
  });

  test('a press beside it closes it and does what it is for', async () => {
    await open(true);
    await userEvent.click(screen.getByRole('link', { name: 'Next match' }));
    expect(sheet()).toBeNull();
    expect(screen.getByRole('link', { name: 'Next match' })).toHaveFocus();
  });

  test('a second press on what opened it closes it', async () => {
    await open(true);
    await userEvent.click(opener());
    expect(sheet()).toBeNull();
  });
});

test.each([
  ['longer than it is high', 900, '0'],
  ['no longer', 0, null],
])('what is %s is a stop of the keyboard or none', async (_, height, tabIndex) => {
  const measure = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  await open(true);
  const part = screen.getByRole('link', { name: 'Tip' }).parentElement;
  expect(part?.getAttribute('tabindex')).toBe(tabIndex);
  measure.mockRestore();
});
