import { matchPath, routes } from '@tipmark/route-builder';

type Properties = Readonly<Record<string, unknown>>;

/** The link of a mail lets in whoever knows it: of its page only the pattern may be counted. */
function plainPath(path: string): string {
  const match = matchPath(path);
  if (match?.params['hash'] !== undefined) return routes[match.name].pattern;
  return path.replaceAll(/([?&]token=)[^&#]*/gi, '$1');
}

/** Properties of an event without anything that lets somebody in. */
export function withoutSecrets({ hash: _hash, token: _token, ...rest }: Properties): Properties {
  const { path } = rest;
  return typeof path === 'string' ? { ...rest, path: plainPath(path) } : rest;
}
