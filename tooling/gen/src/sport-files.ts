import type { RouteTable } from './remote-names.ts';
import type { SportFacts } from './sport-facts.ts';

type Files = ReadonlyMap<string, string>;

/** Names of a sport as templates write them. */
export const sportNames = ({ sport, title, part }: SportFacts): Record<string, string> => ({
  sport,
  Sport: sport.charAt(0).toUpperCase() + sport.slice(1),
  titleRu: title.ru,
  titleEn: title.en,
  partRu: part.ru,
  partEn: part.en,
});

/** The messages of a locale file with the names of the sport's own markets. */
function withMarkets(file: string, text: string, { markets }: SportFacts): string {
  const [, locale] = /^locales\/(ru|en)\//.exec(file) ?? [];
  if (locale !== 'ru' && locale !== 'en') return text;
  const messages = JSON.parse(text) as Record<string, object>;
  const match = { ...messages['match'], ...markets[locale] };
  return `${JSON.stringify({ ...messages, match }, null, 2)}\n`;
}

/** Calls and routes of a template that this sport does not have. */
function missing(files: Files, { sport, calls }: SportFacts, routes: RouteTable): string[] {
  const texts = [...files.values()].join('\n');
  const imports = [...texts.matchAll(/import \{([^}]*)\} from '@tipmark\/contract'/g)];
  const requested = imports.flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const named = [...texts.matchAll(new RegExp(`'(${sport}[A-Z]\\w*)',?$`, 'gm'))];
  const inTable = [...texts.matchAll(/: '(\w+)',$/gm)].map(([, route = '']) => route);
  const wanted = named.flatMap(([, route = '']) => (inTable.includes(route) ? [route] : []));
  return [
    ...new Set([
      ...requested.filter((name) => name !== '' && !calls.has(name)),
      ...wanted.filter((route) => !(route in routes)),
    ]),
  ];
}

/** The files of a sport's template, filled in; refuses a sport that lacks what they need. */
export function sportFiles(files: Files, facts: SportFacts, routes: RouteTable): Files {
  const lacking = missing(files, facts, routes);
  if (lacking.length > 0) {
    throw new Error(
      `${facts.sport} has no ${lacking.join(', ')}: generate it without --sport and add what it has`,
    );
  }
  return new Map([...files].map(([file, text]) => [file, withMarkets(file, text, facts)]));
}
