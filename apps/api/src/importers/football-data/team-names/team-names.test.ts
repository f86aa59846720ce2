import { foldName } from '../../../feed/fold-name.ts';
import { BY_COUNTRY, teamNames, teamsByAnyName } from './team-names.ts';

const countries = Object.entries(BY_COUNTRY);

test.each(countries)(
  '%s: no name means two clubs, and each club has a Russian name of its own',
  (code, teams) => {
    const meaning = new Map<string, string>();
    for (const [fileName, names] of Object.entries(teams)) {
      const [en, ru, ...aliases] = names;
      expect(ru).toMatch(/^[А-ЯЁ]/);
      for (const name of new Set([fileName, en, ...aliases].map(foldName))) {
        // A club may stand under two names of the files; then it is one all the same.
        expect([name, meaning.get(name) ?? en]).toEqual([name, en]);
        meaning.set(name, en);
      }
      expect([ru, meaning.get(ru) ?? en]).toEqual([ru, en]);
      meaning.set(ru, en);
      expect(teamsByAnyName(code, en)?.name.en).toBe(en);
      expect(teamNames(code, fileName).name).toEqual({ en, ru });
    }
  },
);

test('a club by any of its names, and one that is in no table', () => {
  expect(teamsByAnyName('GB-ENG', 'Queens Park Rangers')?.name.en).toBe('Queens Park Rangers');
  expect(teamsByAnyName('TR', 'Istanbul Basaksehir')?.name.ru).toBe('Истанбул Башакшехир');
  expect(teamNames('RU', 'Zenit Petersburg').name.ru).toBe('Зенит');
  expect(teamNames('GB-ENG', 'Nowhere')).toEqual({ name: { en: 'Nowhere' }, aliases: [] });
  expect(teamsByAnyName('GB-ENG', 'Nowhere')).toBeUndefined();
});
