import type { BootData } from '../../src/host/routing/boot-data.ts';
import { htmlDocument } from './html-document.ts';

const parts = {
  locale: 'ru',
  theme: 'system',
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

it('does not let a page change the bytes of an earlier one', () => {
  const first = htmlDocument({ ...parts, markup: 'first', boot });
  const before = first.toString();
  htmlDocument({ ...parts, markup: 'other', boot });
  expect(first.toString()).toBe(before);
});
