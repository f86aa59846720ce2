import { MAIN_LINES } from '@tipmark/domain';
import { routeOfSport, routes } from '@tipmark/route-builder';

/** The path a sport of a shortcut letter opens on. */
function pathOf(letter: string): string | undefined {
  const [sport] = Object.entries(MAIN_LINES).find(([, { shortcut }]) => shortcut === letter) ?? [];
  const route = routeOfSport(Number(sport), 'index') ?? routeOfSport(Number(sport), 'results');
  return route && routes[route].pattern;
}

/** The header's link to the sport of a shortcut letter: only served sports can be opened. */
export function sportLink(letter: string): HTMLAnchorElement | undefined {
  const path = pathOf(letter);
  const prefix = document.documentElement.lang === 'en' ? '/en' : '';
  const wanted = path === undefined ? undefined : (prefix + path).replace(/(?<=.)\/$/, '');
  const links = document.querySelectorAll<HTMLAnchorElement>('header a');
  return [...links].find((link) => link.pathname === wanted);
}
