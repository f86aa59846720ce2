import {
  LEAGUE_TIER,
  LEAGUE_TYPE,
  type LeagueTier,
  type LeagueType,
  tableOf,
} from '@tipmark/domain';
import { divisionOf } from '../football-data/divisions.ts';
import { codeByName } from './codes-by-name.ts';

/** Code for international competitions. */
export const WORLD = 'ZZ';

/** A competition of the files, as a league of ours. */
export interface Competition {
  key: string;
  name: { en: string; ru?: string };
  /** `ZZ`, the world, for international ones. */
  countryCode: string;
  leagueType: LeagueType;
  tier: LeagueTier;
  /** Where local times are read; unknown where the games are in several zones. */
  timeZone?: string;
}

interface Country {
  code: string;
  /** Absent where games are played in several zones. */
  timeZone?: string;
  /** Divisions of football-data.co.uk from the top: the same leagues under the same names. */
  divisions?: string[];
  cup?: { en: string; ru: string };
}

/** Countries by the first letters of a file's code, such as `de.1`. */
const COUNTRIES = tableOf<Country>({
  ar: { code: 'AR', timeZone: 'America/Argentina/Buenos_Aires', divisions: ['Argentina'] },
  at: {
    code: 'AT',
    timeZone: 'Europe/Vienna',
    divisions: ['Austria'],
    cup: { en: 'ÖFB-Cup', ru: 'Кубок Австрии' },
  },
  au: { code: 'AU' },
  be: { code: 'BE', timeZone: 'Europe/Brussels', divisions: ['B1'] },
  bg: { code: 'BG', timeZone: 'Europe/Sofia' },
  br: { code: 'BR', timeZone: 'America/Sao_Paulo', divisions: ['Brazil'] },
  ca: { code: 'CA' },
  ch: { code: 'CH', timeZone: 'Europe/Zurich', divisions: ['Switzerland'] },
  cl: { code: 'CL', timeZone: 'America/Santiago' },
  cn: { code: 'CN', timeZone: 'Asia/Shanghai', divisions: ['China'] },
  co: { code: 'CO', timeZone: 'America/Bogota' },
  cz: { code: 'CZ', timeZone: 'Europe/Prague' },
  de: {
    code: 'DE',
    timeZone: 'Europe/Berlin',
    divisions: ['D1', 'D2'],
    cup: { en: 'DFB Pokal', ru: 'Кубок Германии' },
  },
  dk: { code: 'DK', timeZone: 'Europe/Copenhagen', divisions: ['Denmark'] },
  dz: { code: 'DZ', timeZone: 'Africa/Algiers' },
  eg: { code: 'EG', timeZone: 'Africa/Cairo' },
  en: {
    code: 'GB-ENG',
    timeZone: 'Europe/London',
    divisions: ['E0', 'E1', 'E2', 'E3', 'EC'],
    cup: { en: 'FA Cup', ru: 'Кубок Англии' },
  },
  es: {
    code: 'ES',
    timeZone: 'Europe/Madrid',
    divisions: ['SP1', 'SP2'],
    cup: { en: 'Copa del Rey', ru: 'Кубок Испании' },
  },
  fi: { code: 'FI', timeZone: 'Europe/Helsinki', divisions: ['Finland'] },
  fr: { code: 'FR', timeZone: 'Europe/Paris', divisions: ['F1', 'F2'] },
  gr: { code: 'GR', timeZone: 'Europe/Athens', divisions: ['G1'] },
  hr: { code: 'HR', timeZone: 'Europe/Zagreb' },
  hu: { code: 'HU', timeZone: 'Europe/Budapest' },
  ie: { code: 'IE', timeZone: 'Europe/Dublin', divisions: ['Ireland'] },
  it: { code: 'IT', timeZone: 'Europe/Rome', divisions: ['I1', 'I2'] },
  jp: { code: 'JP', timeZone: 'Asia/Tokyo', divisions: ['Japan'] },
  ma: { code: 'MA', timeZone: 'Africa/Casablanca' },
  mx: { code: 'MX', timeZone: 'America/Mexico_City', divisions: ['Mexico'] },
  nl: { code: 'NL', timeZone: 'Europe/Amsterdam', divisions: ['N1'] },
  no: { code: 'NO', timeZone: 'Europe/Oslo', divisions: ['Norway'] },
  pl: { code: 'PL', timeZone: 'Europe/Warsaw', divisions: ['Poland'] },
  pt: { code: 'PT', timeZone: 'Europe/Lisbon', divisions: ['P1'] },
  ro: { code: 'RO', timeZone: 'Europe/Bucharest', divisions: ['Romania'] },
  rs: { code: 'RS', timeZone: 'Europe/Belgrade' },
  ru: { code: 'RU', timeZone: 'Europe/Moscow', divisions: ['Russia'] },
  sco: { code: 'GB-SCT', timeZone: 'Europe/London', divisions: ['SC0', 'SC1', 'SC2', 'SC3'] },
  se: { code: 'SE', timeZone: 'Europe/Stockholm', divisions: ['Sweden'] },
  tr: { code: 'TR', timeZone: 'Europe/Istanbul', divisions: ['T1'] },
  ua: { code: 'UA', timeZone: 'Europe/Kyiv' },
  us: { code: 'US', divisions: ['USA'] },
});

const INTERNATIONAL: [name: RegExp, competition: Omit<Competition, 'countryCode' | 'timeZone'>][] =
  [
    [
      /^(?:fifa )?world cup$/i,
      {
        key: 'world-cup',
        name: { en: 'World Cup', ru: 'Чемпионат мира' },
        leagueType: LEAGUE_TYPE.nationalTeams,
        tier: LEAGUE_TIER.top,
      },
    ],
    [
      /^(?:uefa )?(?:euro|european championship)$/i,
      {
        key: 'euro',
        name: { en: 'European Championship', ru: 'Чемпионат Европы' },
        leagueType: LEAGUE_TYPE.nationalTeams,
        tier: LEAGUE_TIER.top,
      },
    ],
    [
      /^copa am[eé]rica$/i,
      {
        key: 'copa-america',
        name: { en: 'Copa América', ru: 'Кубок Америки' },
        leagueType: LEAGUE_TYPE.nationalTeams,
        tier: LEAGUE_TIER.top,
      },
    ],
    [
      /^(?:fifa )?world cup qualifying$/i,
      {
        key: 'world-cup-qualifying',
        name: { en: 'World Cup qualifying', ru: 'Отбор на чемпионат мира' },
        leagueType: LEAGUE_TYPE.nationalTeams,
        tier: LEAGUE_TIER.middle,
      },
    ],
    [
      /^(?:fifa )?club world cup$/i,
      {
        key: 'club-world-cup',
        name: { en: 'Club World Cup', ru: 'Клубный чемпионат мира' },
        leagueType: LEAGUE_TYPE.internationalClubs,
        tier: LEAGUE_TIER.top,
      },
    ],
    [
      /^copa libertadores$/i,
      {
        key: 'copa-libertadores',
        name: { en: 'Copa Libertadores', ru: 'Кубок Либертадорес' },
        leagueType: LEAGUE_TYPE.internationalClubs,
        tier: LEAGUE_TIER.middle,
      },
    ],
    [
      /^copa sudamericana$/i,
      {
        key: 'copa-sudamericana',
        name: { en: 'Copa Sudamericana', ru: 'Южноамериканский кубок' },
        leagueType: LEAGUE_TYPE.internationalClubs,
        tier: LEAGUE_TIER.rest,
      },
    ],
    [
      /^concacaf champions (?:league|cup)$/i,
      {
        key: 'concacaf-champions-league',
        name: { en: 'CONCACAF Champions League', ru: 'Лига чемпионов КОНКАКАФ' },
        leagueType: LEAGUE_TYPE.internationalClubs,
        tier: LEAGUE_TIER.rest,
      },
    ],
    [
      /^(?:uefa )?europa league$/i,
      {
        key: 'europa-league',
        name: { en: 'Europa League', ru: 'Лига Европы' },
        leagueType: LEAGUE_TYPE.internationalClubs,
        tier: LEAGUE_TIER.middle,
      },
    ],
    [
      /^(?:uefa )?(?:europa )?conference league$/i,
      {
        key: 'conference-league',
        name: { en: 'Conference League', ru: 'Лига конференций' },
        leagueType: LEAGUE_TYPE.internationalClubs,
        tier: LEAGUE_TIER.rest,
      },
    ],
    [
      /^(?:uefa )?champions league$/i,
      {
        key: 'champions-league',
        name: { en: 'Champions League', ru: 'Лига чемпионов' },
        leagueType: LEAGUE_TYPE.internationalClubs,
        tier: LEAGUE_TIER.top,
      },
    ],
  ];

/** Cups of a country besides the one that its code means. */
const SECOND_CUPS: [name: RegExp, competition: Competition][] = [
  [
    /^english (?:efl|football league|league) cup$/i,
    {
      key: 'en.efl-cup',
      name: { en: 'EFL Cup', ru: 'Кубок Английской лиги' },
      countryCode: 'GB-ENG',
      leagueType: LEAGUE_TYPE.nationalCup,
      tier: LEAGUE_TIER.middle,
      timeZone: 'Europe/London',
    },
  ],
];

/** Tournaments whose local times are all in one zone; later ones include the offset. */
const ZONE_OF_TOURNAMENT = tableOf<string>({
  'world-cup 2010': 'Africa/Johannesburg',
  'world-cup 2022': 'Asia/Qatar',
  'euro 2016': 'Europe/Paris',
  'euro 2024': 'Europe/Berlin',
});

/**
 * Cups of a continent, whose files write all times in one zone, wherever the ground is: 18.00 for
 * Zenit v Milan was 20:00 in Saint Petersburg, 23:00 for Pereira v Colo-Colo 21:00 in Pereira.
 */
const ZONE_OF_CUP = tableOf<string>({
  'champions-league': 'Europe/Paris',
  'europa-league': 'Europe/Paris',
  'conference-league': 'Europe/Paris',
  'copa-libertadores': 'America/Argentina/Buenos_Aires',
  'copa-sudamericana': 'America/Argentina/Buenos_Aires',
});

/** `de.1`, also behind a season: `2023-24.de.1.json`; files of text leave out the dot. */
const CODE = /(?:^|[^a-z])([a-z]{2,3})\.?(\d|cup)(?=\.|$)/;

/**
 * The competition of a file: by the name inside it, else by the code in the name of the file. An
 * unknown name becomes a new competition.
 */
export function competitionOf(name: string, season: string, file: string): Competition {
  const international = INTERNATIONAL.find(([pattern]) => pattern.test(name))?.[1];
  if (international !== undefined) {
    const timeZone =
      ZONE_OF_TOURNAMENT[`${international.key} ${season}`] ?? ZONE_OF_CUP[international.key];
    return {
      ...international,
      countryCode: WORLD,
      ...(timeZone === undefined ? {} : { timeZone }),
    };
  }
  const second = SECOND_CUPS.find(([pattern]) => pattern.test(name))?.[1];
  if (second !== undefined) return second;
  const [, country = '', level = ''] = CODE.exec(codeByName(name) ?? file) ?? [];
  return national(name, country, level);
}

function national(name: string, country: string, level: string): Competition {
  const { rest, top } = LEAGUE_TIER;
  const known = COUNTRIES[country];
  const isCup = level === 'cup';
  const leagueType = isCup ? LEAGUE_TYPE.nationalCup : LEAGUE_TYPE.nationalLeague;
  if (known === undefined) {
    return { key: name, name: { en: name }, countryCode: WORLD, leagueType, tier: rest };
  }
  const { code: countryCode, timeZone, cup, divisions = [] } = known;
  const common = {
    key: `${country}.${level}`,
    countryCode,
    leagueType,
    ...(timeZone === undefined ? {} : { timeZone }),
  };
  // Some files put the country before the name: `Australia | A-League`.
  const own = { en: name.split(' | ').at(-1) ?? name };
  if (isCup) return { ...common, name: cup ?? own, tier: top };
  const division = divisionOf(divisions[Number(level) - 1] ?? '');
  return { ...common, name: division?.name ?? own, tier: division?.tier ?? rest };
}
