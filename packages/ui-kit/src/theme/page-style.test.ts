import { createHash } from 'node:crypto';
import { pageStyle, readStyleSheet } from './page-style.ts';

const shell = readStyleSheet('.tshell{color:navy;}\n.tmenus{color:plum;}');
const remote = readStyleSheet(
  '.tfirst{color:red;}.tfirst .tother a{color:tan;}\n.tother{}@media print{.x .tother{color:teal;}}\n',
);

it('reads a sheet by lines, each named after its first class', () => {
  expect([...remote.keys()]).toEqual(['tfirst', 'tother']);
  expect(readStyleSheet('')).toEqual(new Map());
});

it('has the styles whose classes stand in the markup, in the order of the sheets', () => {
  const markup = '<p class="tother x"><b class="tshell">.tmenus class=tmenus</b></p>';
  const { text } = pageStyle(markup, [shell, remote]);
  expect(text.endsWith('.tshell{color:navy;}.tother{}@media print{.x .tother{color:teal;}}')).toBe(
    true,
  );
  expect(text).toContain(':root{color-scheme:light');
});

it('finds a class wherever it stands in an attribute, also between two others', () => {
  const css = (markup: string) => pageStyle(markup, [shell, remote]).text;
  const bare = css('').length;
  for (const value of ['tfirst', 'x tfirst', 'tfirst x', 'r tother tfirst d', 'tother tfirst'])
    expect([value, css(`<i class="${value}">`)]).toEqual([value, expect.stringContaining('red')]);
  for (const value of ['xtfirst', 'tfirsts', 'x-tfirst', ''])
    expect([value, css(`<i class="${value}">`).length]).toEqual([value, bare]);
});

it('has the tokens that its rules, the base styles and drawings use, in both themes', () => {
  const sheet = readStyleSheet('.tmoney{color:var(--pos);}\n.tunder{color:var(--down);}');
  const { text } = pageStyle('<p class="tmoney"><path fill="var(--star)"></p>', [sheet]);
  const tokens = (name: string) => text.split(`;--${name}:#`).length - 1;
  // light, dark by the system, dark by choice
  for (const name of ['pos', 'star', 'bg', 'text']) expect([name, tokens(name)]).toEqual([name, 3]);
  for (const name of ['down', 'neg', 'posTint']) expect([name, tokens(name)]).toEqual([name, 0]);
});

it('does not take the style of a page with other drawings', () => {
  const plain = pageStyle('<i class="tfirst">1</i>', [remote]);
  expect(pageStyle('<i class="tfirst"><path fill="var(--star)"></i>', [remote])).not.toBe(plain);
});

it('is the same object for pages with the same styles', () => {
  const one = pageStyle('<i class="tfirst">1</i>', [shell, remote]);
  expect(pageStyle('<b class="tfirst">2</b>', [shell, remote])).toBe(one);
  expect(pageStyle('<b class="tfirst tshell">2</b>', [shell, remote])).not.toBe(one);
});

it('has the hash that the content policy names, and the nonce of a private page', () => {
  const style = pageStyle('', []);
  expect(style.hash).toBe(`'sha256-${createHash('sha256').update(style.text).digest('base64')}'`);
  expect(style.html()).toBe(`<style>${style.text}</style>`);
  expect(style.html('abc')).toBe(`<style nonce="abc">${style.text}</style>`);
});
