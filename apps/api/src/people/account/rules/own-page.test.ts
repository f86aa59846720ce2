import { ownPage } from './own-page.ts';

test('a page of the site keeps its query and loses its fragment', () => {
  expect(ownPage('/en/Results?tab=live#top')).toBe('/en/Results?tab=live');
});

test.each([
  undefined,
  '',
  'Results',
  '//evil.example/Results',
  '/\\evil.example',
  'https://evil.example/Results',
  '/nothing/of/ours',
])('%p is not a page of the site', (sent) => {
  expect(ownPage(sent)).toBeUndefined();
});
