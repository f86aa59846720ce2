import { ownPage } from './own-page.ts';

test('a page of the site stays what it is, with its query and without its fragment', () => {
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
])('%p is none', (sent) => {
  expect(ownPage(sent)).toBeUndefined();
});
