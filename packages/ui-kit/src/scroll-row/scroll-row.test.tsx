import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Tabs } from '../index.ts';
import { ScrollRow } from './index.ts';
import { moreBeyond } from './more-beyond.ts';

const tabs = (
  <ScrollRow>
    <Tabs
      label="Lists"
      current="a"
      items={['a', 'b'].map((key) => ({ key, href: `#${key}`, text: key }))}
    />
  </ScrollRow>
);

beforeEach(() => Object.assign(globalThis, { matchMedia: () => ({ matches: true }) }));

/** jsdom has no layout: the row as if 100 pixels of 250 were visible */
function shown() {
  const { container } = render(tabs);
  const row = screen.getByRole('navigation');
  const scrolled: unknown[] = [];
  Object.defineProperties(row, {
    clientWidth: { value: 100 },
    scrollWidth: { value: 250 },
    scrollLeft: { value: 0, writable: true },
    scrollBy: { value: (to: unknown) => scrolled.push(to) },
  });
  const arrows = () => [...container.querySelectorAll('button')].map((one) => one.className);
  const measure = () => fireEvent(window, new Event('resize'));
  return { container, row, scrolled, arrows, measure };
}

test('each side with hidden content has an arrow, which scrolls by most of the visible width', () => {
  const { container, row, scrolled, arrows, measure } = shown();
  expect(arrows()).toEqual([]);
  measure();
  expect(arrows()).toEqual(['after']);
  for (const one of container.querySelectorAll('button')) fireEvent.click(one);
  expect(scrolled).toEqual([{ left: 70, behavior: 'instant' }]);
  row.scrollLeft = 70;
  fireEvent.scroll(row);
  expect(arrows()).toEqual(['before', 'after']);
  row.scrollLeft = 150;
  fireEvent.scroll(row);
  expect(arrows()).toEqual(['before']);
});

test('a row is measured again when the pointer enters it', () => {
  const { container, arrows } = shown();
  fireEvent(container.firstElementChild as Element, new Event('pointerenter'));
  expect(arrows()).toEqual(['after']);
});

test('the arrows are hidden from keyboard and screen readers', async () => {
  const { container, measure } = shown();
  measure();
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'b' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  expect((await axe(container)).violations).toEqual([]);
});

test('the server renders the row without arrows', () => {
  expect(renderToString(tabs)).not.toMatch(/button|style=/);
});

test('a row that fits, or overflows by less than its padding, has no hidden items', () => {
  const none = { before: false, after: false };
  expect(moreBeyond({ scrollLeft: 0, clientWidth: 100, scrollWidth: 100 })).toEqual(none);
  expect(moreBeyond({ scrollLeft: 0.4, clientWidth: 100, scrollWidth: 100.9 })).toEqual(none);
  // scrolled by a few pixels to show a later tab: the first one is whole
  expect(moreBeyond({ scrollLeft: 5, clientWidth: 100, scrollWidth: 105 })).toEqual(none);
  expect(moreBeyond({ scrollLeft: 5, clientWidth: 100, scrollWidth: 140 })).toEqual({
    before: false,
    after: true,
  });
});
