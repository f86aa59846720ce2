import { playerInRussian } from './player-in-russian.ts';

test.each([
  ['Kaoru Mitoma', 'JP', 'Каору Митома'],
  ['Kaoru Mitoma', 'Japan', 'Каору Митома'],
  ['Son Heung-min', 'Korea Republic', 'Сон Хын-мин'],
  ['Son Heung-min', 'South Korea', 'Сон Хын-мин'],
  ['Jiří Pavlenka', 'Czech Republic', 'Иржи Павленка'],
  ['Nicolas Pépé', 'Ivory Coast', 'Николя Пепе'],
  ['İlkay Gündoğan', 'Germany', 'Илкай Гюндоган'],
  ['İrfan Can Kahveci', 'Turkey', 'Ирфан Джан Кахведжи'],
  ['Eddie Nketiah', 'GB-ENG', 'Эдди Нкетиа'],
  ['Jordan Maya', 'GB-ENG', 'Джордан Майя'],
  ['Novak Djokovic', 'GB-ENG', 'Новак Джокович'],
  ['Артём Дзюба', 'RU', 'Артём Дзюба'],
])('%s of %s is %s', (name, origin, russian) => {
  expect(playerInRussian(name, origin)).toBe(russian);
});

test('the name of a club is no country, even if it begins like one', () => {
  expect(playerInRussian('Jorge Gil', 'ES Tunis')).toBe(playerInRussian('Jorge Gil', ''));
  expect(playerInRussian('Jorge Gil', 'ES')).toBe('Хорхе Хиль');
});

test('a name that rules do not spell stays as it is', () => {
  expect(playerInRussian('Unit 731 ŋ', 'GB')).toBe('Unit 731 ŋ');
});
