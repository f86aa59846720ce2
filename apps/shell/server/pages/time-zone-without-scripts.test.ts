import { aSite, type Site } from '../testing/a-site.ts';

let site: Site;
beforeAll(async () => {
  site = await aSite();
});
afterAll(() => site.stop());

test('a page without scripts names the zone of the country and links to the choice', async () => {
  const { body } = await site.get('/about-us', { 'x-country-code': 'US' });
  expect(body).toContain('href="/time-zone?next=%2Fabout-us"');
  expect(body).toContain('New York');
  const { body: choice } = await site.get('/time-zone?next=%2Fabout-us', {
    'x-country-code': 'US',
  });
  expect(choice).toContain('<option value="America/New_York" selected');
});
