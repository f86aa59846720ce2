import { readFileSync } from 'node:fs';
import { LOCALES } from '@tipmark/i18n/server';
import { MAIL_KINDS } from '../../platform/outbox/mail-kinds.ts';
import { renderMail } from './render-mail.ts';
import { type SampleLetter, sampleLetters } from './testing/sample-letters.ts';

const letters = LOCALES.flatMap((locale) => sampleLetters(locale));
const each = letters.map((letter) => [`${letter.kind} ${letter.locale}`, letter] as const);

const preheaderOf = ({ html }: SampleLetter) =>
  /<div class="preheader"[^>]*>(.*?)&#847;/s.exec(html)?.[1] ?? '';
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test.each(each)('%s is complete: texts, preheader, one button, plain text', (_name, letter) => {
  const { html, text, subject, notification, link, locale } = letter;
  const { lines, action } = notification;
  expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined|null|NaN/);
  expect(html).toContain(`<html lang="${locale}">`);
  const preheader = preheaderOf(letter);
  expect(preheader.length).toBeGreaterThan(5);
  expect(subject).not.toContain(preheader);
  expect(html.match(/class="button"/g)).toHaveLength(1);
  const escaped = link.replaceAll('&', '&amp;');
  const unsubscribe = hrefsOf(html).at(-1) ?? '';
  expect(unsubscribe).toContain('/unsubscribe?token=');
  expect(hrefsOf(html)).toEqual([escaped, escaped, unsubscribe]);
  expect(lines.join()).not.toMatch(/Здравствуйте|Hello/);
  for (const line of [...lines, action, link, unsubscribe]) expect(text).toContain(line);
  expect(text).not.toMatch(/<\w/);
});

test.each(each)('%s has light and dark colours and loads nothing', (_name, { html }) => {
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{[^@]*\.card\{background:#161D27/);
  expect(html).not.toMatch(/<img|<script|<link |url\(|@import|@font-face/);
});

test('letters differ in both languages, and no two have the same subject', () => {
  const [ru, en] = LOCALES.map((locale) => sampleLetters(locale));
  for (const [index, letter] of (ru ?? []).entries()) {
    const other = en?.[index];
    expect(
      letter.notification.action === other?.notification.action && letter.kind !== 'product_news',
    ).toBe(false);
    expect(other && preheaderOf(other)).not.toBe(preheaderOf(letter));
  }
  expect(new Set(letters.map(({ subject }) => subject)).size).toBe(letters.length);
});

test('the preheader of a long list is cut to 140 characters', () => {
  const items = 'Спартак — Зенит: +1.00\n'.repeat(40);
  const { html } = renderMail({
    kind: 'tips_settled',
    locale: 'ru',
    link: 'https://a.example/',
    unsubscribeLink: 'https://a.example/u',
    values: { name: 'Иван', count: '40', items },
  });
  const [, preheader = ''] = /<div class="preheader"[^>]*>(.*?)&#847;/s.exec(html) ?? [];
  expect([...preheader]).toHaveLength(140);
  expect(preheader).not.toContain('\n');
});

test('every letter has a story', () => {
  const stories = readFileSync(
    new URL('../../../stories/Letters.stories.tsx', import.meta.url),
    'utf8',
  );
  for (const kind of MAIL_KINDS) expect(stories).toContain(`of('${kind}')`);
});
