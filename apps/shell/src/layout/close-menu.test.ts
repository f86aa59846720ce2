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

test('Escape closes the menu and returns the focus to what opened it', async () => {
  const menu = opened();
  screen.getByText('Teams').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(menu).toHaveAttribute('open');
  await userEvent.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(screen.getByText('More')).toHaveFocus();
});

test('Escape does not move the focus to a closed menu', async () => {
  const menu = opened();
  menu.removeAttribute('open');
  screen.getByText('Teams').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Teams')).toHaveFocus();
});

test('a click outside closes the menu, a click on its text does not', async () => {
  const menu = opened();
  await userEvent.click(screen.getByText('Words'));
  expect(menu).toHaveAttribute('open');
  await userEvent.click(screen.getByText('Page'));
  expect(menu).not.toHaveAttribute('open');
});

test('moving the focus to the page closes the menu', () => {
  const menu = opened();
  screen.getByText('Teams').focus();
  expect(menu).toHaveAttribute('open');
  screen.getByText('All').focus();
  expect(menu).not.toHaveAttribute('open');
});

test('clicking a link in the menu closes it', async () => {
  const menu = opened();
  await userEvent.click(screen.getByText('Teams'));
  expect(menu).not.toHaveAttribute('open');
});

test('a click outside does not close the menu once stopped', async () => {
  const menu = opened();
  stop();
  await userEvent.click(screen.getByText('Page'));
  expect(menu).toHaveAttribute('open');
});
