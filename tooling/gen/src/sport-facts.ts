import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const LOCALES = ['ru', 'en'] as const;
type ByLocale<Value> = Readonly<Record<(typeof LOCALES)[number], Value>>;

/** What a generated remote needs to know from the repository about its sport. */
export interface SportFacts {
  /** The prefix of calls and routes: `hockey`. */
  readonly sport: string;
  readonly title: ByLocale<string>;
  /** The name of a part of a match. */
  readonly part: ByLocale<string>;
  /** Names of the markets that pages of several sports do not name. */
  readonly markets: ByLocale<Readonly<Record<string, string>>>;
  /** Teams play it in leagues, which the pages of a team sport show. */
  readonly hasLeagues: boolean;
  /** Routes of these pages. */
  readonly routes: readonly string[];
}

const PARTS: Readonly<Record<string, ByLocale<string>>> = {
  half: { ru: 'тайм', en: 'Half' },
  period: { ru: 'период', en: 'Period' },
};
const ANY_PART: ByLocale<string> = { ru: 'часть', en: 'Part' };

interface Rules {
  readonly name: string;
  readonly score: { readonly partMessage: string | null; readonly regularParts: number };
  readonly partMinutes: number | null;
  readonly runningMinutes: number | null;
  readonly markets: Readonly<Record<string, unknown>>;
  readonly table: object | null;
}

/** Reads them from the sources of the repository at `root`. */
export async function sportFacts(root: string, sport: string): Promise<SportFacts> {
  const moduleOf = (file: string) => import(pathToFileURL(path.join(root, file)).href);
  const json = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const { SPORTS } = (await moduleOf('packages/domain/src/index.ts')) as {
    SPORTS: readonly Rules[];
  };
  const { routesOf } = (await moduleOf('packages/match-features/src/sport/routes-of.ts')) as {
    routesOf(sport: string): Readonly<Record<string, string>>;
  };
  const rules = SPORTS.find(({ name }) => name === sport);
  if (!rules) {
    const names = SPORTS.map(({ name }) => name).join(', ');
    throw new Error(`"${sport}" has no rules in packages/domain/src/sports (there are: ${names})`);
  }
  const titles = LOCALES.map((locale) => [
    locale,
    json(`packages/i18n/locales/${locale}/common.json`).sport[sport],
  ]);
  const markets = LOCALES.map((locale) => {
    const known = json(`packages/match-features/locales/${locale}/match.json`);
    const names = json(`apps/api/locales/${locale}/outcomes.json`).markets;
    const own = Object.keys(rules.markets).filter((code) => !(`market-${code}` in known));
    return [locale, Object.fromEntries(own.map((code) => [`market-${code}`, names[code]]))];
  });
  return {
    sport,
    title: Object.fromEntries(titles),
    part: PARTS[rules.score.partMessage ?? ''] ?? ANY_PART,
    markets: Object.fromEntries(markets),
    hasLeagues: rules.table !== null,
    routes: Object.values(routesOf(sport)),
  };
}
