import { languageOfText, languagesOf, tipHabits } from './tip-habits.ts';

test.each([
  ['Хозяева свежее', 'ru'],
  ['Home side rested, Спартак away', 'ru'],
  ['Home side rested', 'en'],
  ['', null],
])('%p is written in %p', (text, language) => expect(languageOfText(text)).toBe(language));

test('hidden tips and texts are counted by language', () => {
  const habits = tipHabits([
    { isDelayed: true, language: 'ru' },
    { isDelayed: false, language: 'en' },
    { isDelayed: true, language: null },
  ]);
  expect(habits).toEqual({ delayed: 2, russian: 1, english: 1 });
});

test.each([
  [0, 0, []],
  [5, 0, ['ru']],
  [1, 20, ['en']],
  [3, 7, ['en', 'ru']],
  [7, 3, ['ru', 'en']],
])('%d Russian and %d English texts: %p', (russian, english, languages) => {
  expect(languagesOf({ russian, english })).toEqual(languages);
});
