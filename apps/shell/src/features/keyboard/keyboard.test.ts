import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { followKeys } from './follow-keys.ts';
import { pressKey } from './press-key.ts';

const i18n = createI18n({ locale: 'ru', resources: { common: commonMessages.ru } });

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.checkVisibility = () => true;
});

beforeEach(() => {
  document.body.innerHTML = `
    <header><a href="/">Soccer</a><input data-search></header>
    <main><ul><li><a href="/Events/1">1</a></li><li><a href="/Events/2">2</a></li></ul></main>`;
});

const focused = () => document.activeElement?.getAttribute('href');

test('j and k move through the matches and stop at both ends', () => {
  pressKey('j', i18n);
  expect(focused()).toBe('/Events/1');
  pressKey('j', i18n);
  pressKey('j', i18n);
  expect(focused()).toBe('/Events/2');
  pressKey('k', i18n);
  pressKey('k', i18n);
  expect(focused()).toBe('/Events/1');
});

test('a row is one stop however many links it has, and so is a collapsed league', () => {
  document.body.innerHTML = `
    <main><section><div><h2><a href="/Tournaments/1">1</a></h2><button aria-expanded="true"></button></div>
      <ul><li><a href="/Events/1">1</a><button></button><a href="/Events/1?tab=odds">prices</a></li></ul></section>
    <section><div><button aria-expanded="false">closed</button></div></section>
    <section><ul><li><a href="/Events/2">2</a></li></ul></section></main>`;
  pressKey('j', i18n);
  expect(focused()).toBe('/Events/1');
  pressKey('j', i18n);
  expect(document.activeElement).toHaveTextContent('closed');
  pressKey('j', i18n);
  expect(focused()).toBe('/Events/2');
});

test('j moves through the rows of a table, too', () => {
  document.body.innerHTML = `
    <main><table><tbody><tr><th><a href="/Referees/1">1</a></th><td><a href="/x">x</a></td></tr>
    <tr><th><a href="/Referees/2">2</a></th></tr></tbody></table></main>`;
  pressKey('j', i18n);
  pressKey('j', i18n);
  expect(focused()).toBe('/Referees/2');
});

test('g and a letter open a served sport if they follow each other quickly', () => {
  const went = jest.fn((event: Event) => event.preventDefault());
  document.querySelector('header a')?.addEventListener('click', went);
  pressKey('g', i18n, 0);
  pressKey('s', i18n, 2_000);
  expect(went).not.toHaveBeenCalled();
  pressKey('g', i18n, 3_000);
  pressKey('h', i18n, 3_100);
  expect(went).not.toHaveBeenCalled();
  pressKey('g', i18n, 4_000);
  pressKey('s', i18n, 4_100);
  expect(went).toHaveBeenCalledTimes(1);
});

test('the help lists only shortcuts that work on this site, in one dialog', () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  pressKey('?', i18n);
  pressKey('?', i18n);
  const dialog = within(screen.getByRole('dialog', { name: 'Клавиши' }));
  expect(dialog.getByText('футбол')).toBeInTheDocument();
  expect(dialog.queryByText('хоккей')).not.toBeInTheDocument();
});

test('a slash focuses the search; fields, chords and other keys are left alone', async () => {
  followKeys(i18n);
  const press = (init: KeyboardEventInit, target: Element = document.body) =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
    );
  const field = document.querySelector('input') as HTMLInputElement;
  expect(press({ key: '/' }, field)).toBe(true);
  expect(press({ key: '/', ctrlKey: true })).toBe(true);
  expect(press({ key: 'x' })).toBe(true);
  expect(document.activeElement).not.toBe(field);
  expect(press({ key: '.', code: 'Period' })).toBe(true);
  expect(press({ key: '/' })).toBe(false);
  for (let round = 0; round < 500 && document.activeElement !== field; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(document.activeElement).toBe(field);
});

test('keys are recognised by their position in a Russian layout', async () => {
  // the document has listened to the keys since the previous test
  const press = (init: KeyboardEventInit) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
    );
  const until = async (isSo: () => boolean) => {
    for (let round = 0; round < 500 && !isSo(); round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  press({ key: 'о', code: 'KeyJ' });
  await until(() => focused() === '/Events/1');
  expect(focused()).toBe('/Events/1');
  const field = document.querySelector('input');
  expect(press({ key: '.', code: 'Slash' })).toBe(false);
  await until(() => document.activeElement === field);
  expect(field).toHaveFocus();
});
