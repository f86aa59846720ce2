import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editFile, editJson, replaced } from './edit-file.ts';
import type { SportDescription } from './sport-description.ts';
import { templateFiles } from './template-files.ts';

const templates = path.resolve(import.meta.dirname, '../templates/rules');
const LOCALES = ['ru', 'en'] as const;

type Edit = readonly [file: string, edit: (text: string, sport: SportDescription) => string];

/** `{ soccer: 1, hockey: 2 }` with the next number. */
const numbered = (table: RegExp) => (text: string, name: string) => {
  const [, entries = ''] = table.exec(text) ?? [];
  const last = Math.max(...[...entries.matchAll(/\d+/g)].map(Number));
  return replaced(text, table, `$&, ${name}: ${last + 1}`);
};
const inSports = numbered(/ SPORT = \{ (.+?)(?= \})/);
const inSportNumbers = numbered(/ SPORT_NUMBERS = \{ (.+?)(?= \})/);

/** The tables of the sources that name every sport. */
const EDITS: readonly Edit[] = [
  ['packages/domain/src/enumerations/sport.ts', (text, { name }) => inSports(text, name)],
  [
    'packages/domain/src/sports/main-lines.ts',
    (text, { name, mainLine }) => {
      const entry = JSON.stringify({ name, ...mainLine }, null, 2);
      return replaced(text, /^\} as const satisfies/m, `[SPORT.${name}]: ${entry},\n$&`);
    },
  ],
  [
    'packages/domain/src/sports/sports.ts',
    (text, { name }) =>
      replaced(
        `import { ${name}Rules } from './${name}.ts';\n${text}`,
        / SPORTS: .+ = \[.+(?=\])/,
        `$&, ${name}Rules`,
      ),
  ],
  ['packages/route-builder/src/sport-of-path.ts', (text, { name }) => inSportNumbers(text, name)],
  [
    'packages/route-builder/src/routes.ts',
    (text, { name }) =>
      replaced(
        replaced(
          replaced(text, / {2}\.\.\.teamRoutes\('hockey'\),\n/, `$&  ...teamRoutes('${name}'),\n`),
          / {2}hockeySearch: .+\n/,
          `$&  ${name}Search: route('/${name}/search', '${name}'),\n`,
        ),
        / {2}hockeyCompare: .+\n/,
        `$&  ${name}Compare: route('/${name}/compare', '${name}'),\n  ${name}TeamPlayer: route('/${name}/Teams/[teamUrl]/Players/[playerUrl]', '${name}'),\n`,
      ),
  ],
  [
    'tooling/architecture-rules/src/who-may-import-whom.ts',
    (text, { name }) => replaced(text, / {2}hockey: REMOTE,\n/, `$&  ${name}: REMOTE,\n`),
  ],
];

type Group = Readonly<Record<string, string>>;

/** Texts of the site that name every sport. */
function nameSport(root: string, { name, title, object }: SportDescription): string[] {
  return LOCALES.flatMap((locale) => {
    const common = `packages/i18n/locales/${locale}/common.json`;
    const scanner = `apps/scanner/locales/${locale}/scanner.json`;
    const offline = `apps/shell/locales/${locale}/offline.json`;
    editJson<Readonly<Record<string, Group>>>(root, common, (all) => ({
      ...all,
      sport: { ...all['sport'], [name]: title[locale] },
    }));
    editJson<Readonly<Record<string, Group>>>(root, scanner, (all) => ({
      ...all,
      oddsScanner: {
        ...all['oddsScanner'],
        [`headTitle-${name}OddsScanner`]: {
          ru: `Сканер коэффициентов на ${object.ru}`,
          en: `${title.en} odds scanner`,
        }[locale],
      },
      search: {
        ...all['search'],
        [`headTitle-${name}SearchUsersTips`]: {
          ru: `Поиск прогнозов на ${object.ru} и капперов`,
          en: `Search ${object.en} tips and cappers`,
        }[locale],
      },
    }));
    editJson<Group>(root, offline, (all) => ({ ...all, [name]: `${title[locale]} · {{day}}` }));
    return [common, scanner, offline];
  });
}

export interface GeneratedSport {
  readonly added: readonly string[];
  readonly edited: readonly string[];
}

/** Adds a sport of teams to the sources at `root`: its rules, and its entry in every table. */
export function generateSport(root: string, sport: SportDescription): GeneratedSport {
  const { name } = sport;
  const dir = 'packages/domain/src/sports';
  if (existsSync(path.join(root, dir, `${name}.ts`)))
    throw new Error(`${name} exists already: choose another name`);
  // without its braces: they are those of the template
  const rules = `${JSON.stringify(sport.rules, null, 2).slice(1, -1).trim()},`;
  const files = templateFiles(templates, { sport: name, rules });
  for (const [file, text] of files) writeFileSync(path.join(root, dir, file), text);
  for (const [file, edit] of EDITS) editFile(root, file, (text) => edit(text, sport));
  const texts = nameSport(root, sport);
  return {
    added: [...files.keys()].map((file) => `${dir}/${file}`),
    edited: [...EDITS.map(([file]) => file), ...texts],
  };
}
