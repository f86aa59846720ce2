import clubs from './clubs.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import referees from './referees.json' with { type: 'json' };
import { inBoth, russianName } from './russian-name.ts';
import tournaments from './tournaments.json' with { type: 'json' };

test.each([
  ['player', 'Novak Djokovic', 'Новак Джокович'],
  ['player', 'Rafael Nadal', 'Рафаэль Надаль'],
  ['player', 'Felix Auger-Aliassime', 'Феликс Оже-Альяссим'],
  ['player', 'felix auger aliassime', 'Феликс Оже-Альяссим'],
  ['player', 'Aryna Sabalenka', 'Арина Соболенко'],
  ['player', 'Marin Čilić', 'Марин Чилич'],
  ['tournament', 'Wimbledon', 'Уимблдон'],
  ['tournament', "Queen's Club", 'Куинз Клаб'],
  ['tournament', 'Adelaide 2', 'Аделаида 2'],
  ['tournament', 'Rio De Janeiro', 'Рио-де-Жанейро'],
  ['club', 'Manchester United', 'Манчестер Юнайтед'],
  ['club', 'Bayern München', 'Бавария'],
  ['referee', 'Mike Dean', 'Майк Дин'],
] as const)('the %s %s is %s', (kind, name, russian) => {
  expect(russianName(kind, name)).toBe(russian);
  expect(inBoth(kind, name)).toEqual({ en: name, ru: russian });
});

test.each([
  ['player', 'Nobody Knownfor'],
  ['player', 'Barcelona'],
  ['tournament', 'Nowhere 2'],
  ['club', 'Wimbledon'],
] as const)('a name that is not known is not guessed: %s %s', (kind, name) => {
  expect(inBoth(kind, name)).toEqual({ en: name });
});

test('every entry is a Latin name with a Russian one, in Russian typography', () => {
  for (const names of [clubs, people, referees, tournaments]) {
    for (const [name, russian] of Object.entries(names)) {
      expect([name, name]).not.toContainEqual(expect.stringMatching(/\p{Script=Cyrillic}/u));
      expect(russian).toMatch(/^(?:\p{Script=Cyrillic}|ATP|[ .’-])+$/u);
    }
  }
});
