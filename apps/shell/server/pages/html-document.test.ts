import type { BootData } from '../../src/host/routing/boot-data.ts';
import { htmlDocument } from './html-document.ts';

const parts = {
  locale: 'ru',
  theme: 'system',
  display: { oddsFormat: 'decimal', isCompact: false, hidesScores: false },
  head: { title: 'Т', siteName: 'S', description: '', isIndexed: true },
  style: { html: () => '<style></style>', hash: '', text: '' },
  fonts: [],
  preloads: [],
  script: { src: '/a.js', integrity: 'sha384-x' },
} as const;

const boot = { i18n: {}, state: { loads: {} } } as unknown as BootData;

const pageWith = (markup: string) => htmlDocument({ ...parts, markup, boot }).toString();

it.each([
  ['a page', 'Счёт 2:1 – €'],
  ['a page larger than any of the site', 'Ж'.repeat(3_000_000)],
])('writes the markup of %s whole, in UTF-8', (_, markup) => {
  const page = pageWith(markup);
  expect(page).toContain(`<div id="root">${markup}</div>`);
  expect(page).toMatch(/^<!doctype html>.*<\/html>$/s);
});

it('marks compact rows and hidden scores before the first paint, and no other page', () => {
  const opening = (display: object) =>
    /<html[^>]*>/.exec(
      htmlDocument({
        ...parts,
        display: { ...parts.display, ...display },
        markup: '',
        boot,
      }).toString(),
    )?.[0];
  expect(opening({})).toBe('<html lang="ru">');
  expect(opening({ oddsFormat: 'american' })).toBe('<html lang="ru">');
  expect(opening({ isCompact: true, hidesScores: true })).toBe(
    '<html lang="ru" data-rows="compact" data-scores="hidden">',
  );
});

it('does not let a page change the bytes of an earlier one', () => {
  const first = htmlDocument({ ...parts, markup: 'first', boot });
  const before = first.toString();
  htmlDocument({ ...parts, markup: 'other', boot });
  expect(first.toString()).toBe(before);
});

it('names the feeds of a page, and none where there are none', () => {
  const address = 'https://tips.example/feeds/profile/a"b.atom';
  const feeds = [{ type: 'application/atom+xml', address }];
  const page = htmlDocument({ ...parts, head: { ...parts.head, feeds }, markup: '', boot });
  expect(page.toString()).toContain(
    '<link rel="alternate" type="application/atom+xml" href="https://tips.example/feeds/profile/a&quot;b.atom">',
  );
  expect(pageWith('')).not.toContain('rel="alternate"');
});
