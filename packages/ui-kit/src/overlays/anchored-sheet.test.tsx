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
  ['a sheet beside its anchor', true],
  ['a sheet from below', false],
])('%s', (_where, hasRoom) => {
  test('its heading gets the focus, and its opener is marked as expanded', async () => {
    await open(hasRoom);
    expect(screen.getByRole('heading', { name: 'Zenit – Spartak' })).toHaveFocus();
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(opener()).not.toHaveAttribute('aria-expanded');
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('%s closes it and returns the focus', async (_way, close) => {
    await open(hasRoom);
    await close();
    expect(sheet()).toBeNull();
    expect(opener()).toHaveFocus();
  });

  test('a press inside leaves it open, and it has no accessibility violations', async () => {
    const container = await open(hasRoom);
    await userEvent.click(screen.getByText('Match result'));
    expect(sheet()).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('a sheet beside its anchor', () => {
  test('Tab beyond its end closes it and continues in the page', async () => {
    await open(true);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'All prices' })).toHaveFocus();
    await userEvent.tab();
    expect(sheet()).toBeNull();
    expect(screen.getByRole('link', { name: 'Next match' })).toHaveFocus();
  });

  test('Shift+Tab beyond its start closes it and returns to the opener', async () => {
    await open(true);
    await userEvent.tab({ shift: true });
    expect(sheet()).toBeNull();
    expect(opener()).toHaveFocus();
  });

  test('a press outside closes it and has its normal effect', async () => {
    await open(true);
    await userEvent.click(screen.getByRole('link', { name: 'Next match' }));
    expect(sheet()).toBeNull();
    expect(screen.getByRole('link', { name: 'Next match' })).toHaveFocus();
  });

  test('a second press on the opener closes it', async () => {
    await open(true);
    await userEvent.click(opener());
    expect(sheet()).toBeNull();
  });
});

test.each([
  ['overflows can be focused by keyboard', 900, '0'],
  ['fits cannot be focused', 0, null],
])('content that %s', async (_, height, tabIndex) => {
  const measure = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  await open(true);
  const part = screen.getByRole('link', { name: 'Tip' }).parentElement;
  expect(part?.getAttribute('tabindex')).toBe(tabIndex);
  measure.mockRestore();
});
