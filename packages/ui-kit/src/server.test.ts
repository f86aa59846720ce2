/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { createHash } from 'node:crypto';
import { css as shellCss } from './index.ts';
import { headStyle, uiKitFor } from './server.ts';

const rule = (colour: string) => `color:${colour};`;

test('the head carries the styles of the shell and of the page’s remotes, and no others', () => {
  shellCss('color:navy;');
  const soccer = uiKitFor();
  const hockey = uiKitFor();
  soccer.module.css('color:red;');
  hockey.module.css('color:teal;');

  const { text } = headStyle([soccer.ids]);

  expect(text).toContain(rule('navy'));
  expect(text).toContain(rule('red'));
  expect(text).not.toContain(rule('teal'));
});

test('a style shared by two remotes belongs to both, whichever created it first', () => {
  const first = uiKitFor();
  const second = uiKitFor();
  const name = first.module.css('color:olive;');

  expect(second.module.css('color:olive;')).toBe(name);
  expect(headStyle([second.ids]).text).toContain(rule('olive'));
});

test('a style created later, by a lazy module, is in the next head', () => {
  const remote = uiKitFor();
  expect(headStyle([remote.ids]).text).not.toContain(rule('plum'));
  remote.module.css('color:plum;');
  expect(headStyle([remote.ids]).text).toContain(rule('plum'));
});

test('the element lists the styles it contains, and its hash is that of the content security policy', () => {
  const remote = uiKitFor();
  const className = remote.module.css('color:gold;');
  const style = headStyle([remote.ids]);

  expect(style.html('abc')).toMatch(/^<style nonce="abc" data-t="[^"]+">/);
  expect(style.html()).toMatch(/^<style data-t="/);
  expect(style.html()).toContain(className.slice(2));
  expect(style.hash).toBe(`'sha256-${createHash('sha256').update(style.text).digest('base64')}'`);
});

test('both themes follow the system unless the page says otherwise', () => {
  const { text } = headStyle([]);
  expect(text).toContain(':root{color-scheme:light;--bg:#F3F5F8');
  expect(text).toContain(
    '@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--bg:#0E131A',
  );
  expect(text).toContain('@media screen{:root[data-theme=dark]{color-scheme:dark');
});

test('the rouble sign is drawn by the system font', () => {
  expect(headStyle([]).text).not.toMatch(/U\+20(?:A0|BD|C0)/);
});

test('font sizes are converted to rem; those of drawings, in uppercase PX, are not', () => {
  const remote = uiKitFor();
  remote.module.css(`
    padding: 8px;
    font-size: 14px;
    @media (max-width: 99px) { font: 500 11px/14px Inter; }
    text { font: 500 11PX/14PX Inter; }
  `);

  const { text } = headStyle([remote.ids]);

  expect(text).toContain('padding:8px;font-size:0.875rem;');
  expect(text).toContain('@media (max-width: 99px)');
  expect(text).toContain('font:500 0.6875rem/0.875rem Inter;');
  expect(text).toContain('font:500 11PX/14PX Inter;');
});
