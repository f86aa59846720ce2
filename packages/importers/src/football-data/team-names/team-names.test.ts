import { foldName } from '../../fold-name.ts';
import { BY_COUNTRY, spellingOf, teamNames, teamsByAnyName } from './team-names.ts';

const countries = Object.entries(BY_COUNTRY);

test.each(countries)(
  '%s: no name belongs to two clubs, and each club has its own Russian name',
  (code, teams) => {
    const meaning = new Map<string, string>();
    for (const [fileName, names] of Object.entries(teams)) {
      const [en, ru, ...aliases] = names;
      expect(ru).toMatch(/^[А-ЯЁ]/);
      for (const name of new Set([fileName, en, ...aliases].map(foldName))) {
        // A club may have two names in the files; it is still one club.
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

test.each([
  ['AT', 'Rapid Vienna', 'SK Rapid'],
  ['CN', 'Chongqing Lifan', 'Chongqing Liangjiang Athletic'],
  ['CN', 'Dalian Yifang F.C.', 'Dalian Pro'],
  ['CN', 'Guangzhou Evergrande', 'Guangzhou FC'],
  ['CN', 'Guangzhou R&F', 'Guangzhou City'],
  ['CN', 'Hangzhou Greentown', 'Zhejiang Professional'],
  ['CN', 'Qingdao Huanghai', 'Qingdao FC'],
  ['CN', 'Shijiazhuang', 'Cangzhou'],
  ['CN', 'Wuhan Zall', 'Wuhan FC'],
  ['GB-ENG', 'AFC Telford United', 'Telford United'],
  ['GB-SCT', 'Raith Rvs', 'Raith'],
  ['JP', 'Yokohama', 'Yokohama FC'],
  ['PL', 'Gornik Z.', 'Gornik Zabrze'],
  ['PL', 'Ruch', 'Ruch Chorzow'],
  ['RO', 'FC Steaua Bucuresti', 'FCSB'],
  ['RO', 'U Craiova', 'Univ. Craiova'],
  ['RU', 'Nizhny Novgorod', 'Pari NN'],
  ['SE', 'Varbergs', 'Varberg'],
])('%s: %s and %s are the same club in files of different years', (country, one, other) => {
  expect(spellingOf(country, one)).toBe(spellingOf(country, other));
  expect(teamNames(country, one)).toEqual(teamNames(country, other));
});

test('clubs with similar names stay separate', () => {
  const isOne = (country: string, one: string, other: string) =>
    spellingOf(country, one) === spellingOf(country, other);
  expect(isOne('JP', 'Yokohama FC', 'Yokohama M.')).toBe(false);
  expect(isOne('RO', 'Univ. Craiova', 'U Craiova 1948')).toBe(false);
  expect(isOne('CN', 'Qingdao FC', 'Qingdao Hainiu')).toBe(false);
});

test('a club is found by any of its names; an unlisted club keeps its name', () => {
  expect(teamsByAnyName('GB-ENG', 'Queens Park Rangers')?.name.en).toBe('Queens Park Rangers');
  expect(teamsByAnyName('TR', 'Istanbul Basaksehir')?.name.ru).toBe('Истанбул Башакшехир');
  expect(teamNames('RU', 'Zenit Petersburg').name.ru).toBe('Зенит');
  expect(teamNames('GB-ENG', 'Nowhere')).toEqual({ name: { en: 'Nowhere' }, aliases: [] });
  expect(teamsByAnyName('GB-ENG', 'Nowhere')).toBeUndefined();
});
