import { matchPath } from './match-path.ts';
import { routes } from './routes.ts';

/**
 * An address as statistics may contain it: the link of an email grants access to whoever has it, so
 * only the pattern of its page is left, and a token of the query loses its value.
 */
export function withoutSecrets(address: string): string {
  const match = matchPath(address);
  if (match?.params['hash'] !== undefined) return routes[match.name].pattern;
  return address.replaceAll(/([?&]token=)[^&#]*/gi, '$1');
}
