import type { RouteName } from '@tipmark/route-builder';

/** Pages of one thing are called as the list of all of them. */
const listOf: Readonly<Record<string, string>> = {
  league: 'leagues',
  team: 'teams',
  referee: 'referees',
  bookmaker: 'bookmakers',
};

const OF_SPORT = /^(hockey|tennis)(?=[A-Z])/;

/** `hockeyLeague` → hockey, `leagues`: the sport where it is not the first, and the page's word. */
function wordsOf(route: RouteName | undefined = 'index') {
  const sport = OF_SPORT.exec(route)?.[1];
  const plain = route.replace(OF_SPORT, '');
  const name = plain.charAt(0).toLowerCase() + plain.slice(1);
  return { sport, page: listOf[name] ?? name };
}

/**
 * What a page nobody has built yet is called, in the document's head too.
 * @param t looks up a shared message; `` for a key without one
 */
export function toComeTitle(
  route: RouteName | undefined,
  t: (key: string, options?: { readonly defaultValue: string }) => string,
): string {
  const { sport, page } = wordsOf(route);
  const sportName = sport && t(`sport.${sport}`);
  if (sportName && page === 'index') return sportName;
  const name = t(`page.${page}`, { defaultValue: '' });
  if (name === '') return t('error.toComeTitle');
  return sportName ? `${sportName} · ${name}` : name;
}
