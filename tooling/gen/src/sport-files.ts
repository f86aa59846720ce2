import type { RouteTable } from './remote-names.ts';
import type { SportFacts } from './sport-facts.ts';

type Files = ReadonlyMap<string, string>;

/** Names of a sport as templates write them. */
export const sportNames = ({ sport, title, part }: SportFacts): Record<string, string> => ({
  sport,
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

/** The files of a sport's template, filled in; refuses a sport that lacks what they need. */
export function sportFiles(files: Files, facts: SportFacts, routes: RouteTable): Files {
  const { sport, hasLeagues } = facts;
  const missing = facts.routes.filter((route) => !(route in routes));
  if (!hasLeagues || missing.length > 0) {
    const lacking = hasLeagues ? `route ${missing.join(', ')}` : 'leagues of teams';
    throw new Error(
      `${sport} has no ${lacking}: generate it without --sport and add the pages it has`,
    );
  }
  return new Map([...files].map(([file, text]) => [file, withMarkets(file, text, facts)]));
}
