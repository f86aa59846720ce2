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
