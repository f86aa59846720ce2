/** @jest-environment node */
import type { BookmakersPage } from '@tipmark/contract';
import { aSite, type Site } from '../testing/a-site.ts';
import { json } from '../testing/fake-api.ts';

let site: Site;
beforeEach(async () => {
  site = await aSite();
});
afterEach(() => site.stop());

const measured = { days: 90, matches: 0, asOf: 1_795_255_200, until: 1_795_255_200 };
const rivalto: BookmakersPage['bookmakers'][number] = {
  bookieName: 'rivalto',
  name: 'Ривалто',
  position: 1,
  ratingLabel: '5.0',
  bonus: null,
  figures: null,
};

test('the list is rendered by the server, for the country of the visitor', async () => {
  site.api.answer = json({ data: { bookmakers: [rivalto], measured } });
  const { statusCode, body } = await site.get('/bookmakers', { 'x-country-code': 'KZ' });
  expect(statusCode).toBe(200);
  expect(body).toContain('href="/bookmakers/rivalto"');
  const [requested] = site.api.requests.filter(({ url }) => url === '/page-bookmakers');
  expect(requested?.headers['x-country-code']).toBe('KZ');
});

test('the page of a bookmaker is rendered by the server, with a slot for its offer in Russia only', async () => {
  const bookmaker = { ...rivalto, about: 'Узкая маржа.', sports: [] };
  site.api.answer = json({ data: { bookmaker, others: [], measured } });
  const { statusCode, body } = await site.get('/bookmakers/rivalto');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div data-promo-inline="rivalto">');
  const abroad = await site.get('/en/bookmakers/rivalto', { 'x-country-code': 'KZ' });
  expect(abroad.body).not.toContain('data-promo-inline');
});

test('an unknown bookmaker is not found', async () => {
  site.api.answer = json({ error: { code: 'not_found', message: 'Такого нет.' } }, 404);
  expect((await site.get('/bookmakers/nobody')).statusCode).toBe(404);
});
