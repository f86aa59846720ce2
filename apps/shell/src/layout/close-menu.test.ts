import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeMenu } from './close-menu.ts';

let stop = () => {};

function opened(): HTMLDetailsElement {
  document.body.innerHTML =
    '<details open><summary tabindex="0">More</summary><a href="#teams">Teams</a><p>Words</p></details><main><a href="#all">All</a><p>Page</p></main>';
  const menu = document.querySelector('details') as HTMLDetailsElement;
  stop = closeMenu(menu);
  return menu;
}

afterEach(() => stop());

test('Escape closes it and gives the focus back to what opened it', async () => {
  const menu = opened();
  screen.getByText('Teams').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(menu).toHaveAttribute('open');
  await userEvent.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(screen.getByText('More')).toHaveFocus();
});

test('Escape takes no focus to a menu that is closed', async () => {
  const menu = opened();
  menu.removeAttribute('open');
  screen.getByText('Teams').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Teams')).toHaveFocus();
});

test('a press beside it closes it, one on its words does not', async () => {
  const menu = opened();
  await userEvent.click(screen.getByText('Words'));
  expect(menu).toHaveAttribute('open');
  await userEvent.click(screen.getByText('Page'));
  expect(menu).not.toHaveAttribute('open');
});

test('a focus that goes on to the page closes it', () => {
  const menu = opened();
  screen.getByText('Teams').focus();
  expect(menu).toHaveAttribute('open');
  screen.getByText('All').focus();
  expect(menu).not.toHaveAttribute('open');
});

test('a link chosen in it closes it', async () => {
  const menu = opened();
  await userEvent.click(screen.getByText('Teams'));
  expect(menu).not.toHaveAttribute('open');
});

test('once stopped, it stays as it is', async () => {
  const menu = opened();
  stop();
  await userEvent.click(screen.getByText('Page'));
  expect(menu).toHaveAttribute('open');
});
