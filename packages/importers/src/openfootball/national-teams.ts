import { tableOf } from '@tipmark/domain';

/** Teams that play under another name than that of a state. */
const OTHER_NAMES = tableOf<[ru: string, ...aliases: string[]]>({
  England: ['Англия'],
  Scotland: ['Шотландия'],
  Wales: ['Уэльс'],
  'Northern Ireland': ['Северная Ирландия'],
  Ireland: ['Ирландия', 'Republic of Ireland'],
  USA: ['США', 'United States'],
  'South Korea': ['Южная Корея', 'Korea Republic'],
  'North Korea': ['КНДР', 'Korea DPR'],
  Iran: ['Иран', 'IR Iran'],
  'Czech Republic': ['Чехия', 'Czechia'],
  Turkey: ['Турция', 'Türkiye'],
  'Ivory Coast': ["Кот-д'Ивуар", "Côte d'Ivoire"],
  'Cape Verde': ['Кабо-Верде', 'Cabo Verde'],
  'DR Congo': ['ДР Конго', 'Congo DR'],
  'Bosnia & Herzegovina': ['Босния и Герцеговина', 'Bosnia and Herzegovina', 'Bosnia-Herzegovina'],
  China: ['Китай', 'China PR'],
  Curaçao: ['Кюрасао', 'Curacao'],
  'North Macedonia': ['Северная Македония', 'Macedonia'],
});

const namesIn = (locale: string) =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });

let codes: Map<string, string> | undefined;

/** Region codes by their English names. */
function regionCodes(): Map<string, string> {
  if (codes !== undefined) return codes;
  codes = new Map();
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const english = namesIn('en');
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = english.of(code);
    if (name !== undefined) codes.set(name, code);
  }
  return codes;
}

/** Of teams whose country the names of regions do not have. */
const OTHER_COUNTRIES = tableOf<string>({
  England: 'GB-ENG',
  Scotland: 'GB-SCT',
  Wales: 'GB-WLS',
  'Northern Ireland': 'GB-NIR',
  USA: 'US',
  'Ivory Coast': 'CI',
  'DR Congo': 'CD',
});

const namesOf = (team: string) =>
  Object.entries(OTHER_NAMES).find(([name, others]) => name === team || others.includes(team));

/** The code of the country that a team plays for; undefined for clubs. */
export function countryOfNationalTeam(team: string): string | undefined {
  const [en, [, ...aliases]] = namesOf(team) ?? [team, ['']];
  const code = [en, ...aliases].map((name) => regionCodes().get(name)).find(Boolean);
  return OTHER_COUNTRIES[en] ?? code;
}

/** Names of a national team: the Russian one of its country, and what others call it. */
export function nationalTeamNames(team: string) {
  const [en, [ru, ...aliases]] = namesOf(team) ?? [
    team,
    [namesIn('ru').of(regionCodes().get(team) ?? 'ZZ') ?? team],
  ];
  const isKnown = Object.hasOwn(OTHER_NAMES, en) || regionCodes().has(team);
  return { name: isKnown ? { en, ru } : { en }, aliases };
}
