import { matchPath } from './match-path.ts';
import { routes } from './routes.ts';

/** Also percent-encoded inside another address, such as `next`. */
const SECRET_VALUES =
  /((?:[?&]|%3f|%26)(?:token|authHash|hash|code|state)(?:=|%3d))(?:(?!%26|%23)[^&#])*/gi;

/**
 * An address as statistics may contain it: the link of an email grants access to whoever has it, so
 * only the pattern of its page is left, and secrets of the query lose their values.
 */
export function withoutSecrets(address: string): string {
  const match = matchPath(address);
  if (match?.params['hash'] !== undefined) return routes[match.name].pattern;
  return address.replaceAll(SECRET_VALUES, '$1');
}
