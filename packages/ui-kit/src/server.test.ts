/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { pageStyle, tokensCss } from './server.ts';

test('both themes follow the system unless the page says otherwise', () => {
  expect(tokensCss()).toContain(':root{color-scheme:light;--bg:#F3F5F8');
  expect(tokensCss()).toContain(
    '@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--bg:#0E131A',
  );
  expect(tokensCss()).toContain('@media screen{:root[data-theme=dark]{color-scheme:dark');
});

test('the rouble sign is drawn by the system font', () => {
  expect(pageStyle('', []).text).not.toMatch(/U\+20(?:A0|BD|C0)/);
});
