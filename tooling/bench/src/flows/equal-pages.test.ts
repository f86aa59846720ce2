import { differences, elementsDrawn } from './equal-pages.ts';

const page = (...rows: string[]) =>
  `<main><ul><li class="f">${rows.join('</li><li class="f">')}</li></ul></main>`;

test('rows that differ only in attributes are equal', () => {
  const pages = {
    ours: page('<a class="r">A</a><b>1</b>', 'B'),
    bare: page('<a>A</a><b>1</b>', 'B'),
  };
  expect(differences(pages, 2)).toEqual([]);
});

test('lists outside the matches are ignored', () => {
  const aside = '<aside><ul><li>56 %</li></ul></aside>';
  expect(differences({ ours: page('A') + aside, bare: page('A') }, 1)).toEqual([]);
});

test('a missing row is reported with the number of rows', () => {
  expect(differences({ ours: page('A', 'B'), bare: page('A') }, 2)).toEqual([
    'bare shows 1 rows, not 2',
  ]);
});

test('rows with different texts are reported', () => {
  expect(differences({ ours: page('A'), bare: page('B') }, 1)).toEqual([
    'bare and ours say different words',
  ]);
});

test('rows with different elements are reported', () => {
  const pages = { ours: page('<b>A</b><button></button>'), bare: page('<b>A</b>') };
  expect(differences(pages, 1)).toEqual(['bare and ours draw different elements']);
});

test('a page without a list has no rows', () => {
  expect(differences({ ours: '<p>Error</p>' }, 300)).toEqual(['ours shows 0 rows, not 300']);
});

test('elements are counted without the head and scripts of a page', () => {
  expect(
    elementsDrawn('<head><meta></head><body><p><b>A</b></p><script>"<i>"</script></body>'),
  ).toBe(2);
  expect(elementsDrawn('')).toBe(0);
});
