import { SPORT_NAMES } from '@tipmark/domain';
import type { RouteName } from '@tipmark/route-builder';

/** Pages of one item are named like the list of all of them. */
const listOf: Readonly<Record<string, string>> = {
  league: 'leagues',
  team: 'teams',
  referee: 'referees',
  bookmaker: 'bookmakers',
};

const OF_SPORT = new RegExp(`^(${SPORT_NAMES.join('|')})(?=[A-Z])`);

/** `hockeyLeague` → hockey, `leagues`: the sport unless it is the first, and the page's key. */
function keysOf(route: RouteName | undefined = 'index') {
  const sport = OF_SPORT.exec(route)?.[1];
  const plain = route.replace(OF_SPORT, '');
  const name = plain.charAt(0).toLowerCase() + plain.slice(1);
  return { sport, page: listOf[name] ?? name };
}

/**
 * The name of a page that is not built yet, also in the document's head.
 * @param t looks up a shared message; `` for a key without one
 */
export function reservedTitle(
  route: RouteName | undefined,
  t: (key: string, options?: { readonly defaultValue: string }) => string,
): string {
  const { sport, page } = keysOf(route);
  const sportName = sport && t(`sport.${sport}`);
  if (sportName && page === 'index') return sportName;
  const name = t(`page.${page}`, { defaultValue: '' });
  if (name === '') return t('error.reservedTitle');
  return sportName ? `${sportName} · ${name}` : name;
}
