import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * Remote → what replaces its live version on a tester's pages: a version of the remotes folder, the
 * address of a `release.json`, or `none` for a site without it.
 */
export type Choice = Readonly<Record<string, string>>;

/** The result of a tester's address: the cookies to set, and the address without the parameters. */
export interface ChoiceChange {
  readonly location: string;
  readonly cookies: readonly string[];
}

const key = /^mf\.([a-z][a-z0-9-]{0,39})$/;
const MAX_LENGTH = 500;
const MAX_REMOTES = 20;

function choiceIn(pairs: Iterable<readonly [string, string | undefined]>): Choice {
  const found: [string, string][] = [];
  for (const [name, value] of pairs) {
    const remote = key.exec(name)?.[1];
    if (remote && value && value.length <= MAX_LENGTH && found.length < MAX_REMOTES)
      found.push([remote, value]);
  }
  return Object.fromEntries(found);
}

/** Choices from the `mf.<remote>` cookies; they override those of the environment. */
export const choiceOf = (cookieHeader: string | undefined, fromEnvironment: Choice): Choice => ({
  ...fromEnvironment,
  ...choiceIn(Object.entries(parseCookie(cookieHeader ?? ''))),
});

/**
 * `?mf.soccer=<version or address>` stores the choice until the browser is closed, an empty one
 * removes it. The parameter is dropped from the address, so that no link passes it on.
 */
export function changeIn(target: string, isSecure: boolean): ChoiceChange | undefined {
  const mark = target.indexOf('?');
  if (mark === -1) return undefined;
  const query = new URLSearchParams(target.slice(mark));
  const requested = [...query.keys()].filter((name) => key.test(name));
  if (requested.length === 0) return undefined;
  const cookies = [...new Set(requested)].slice(0, MAX_REMOTES).map((name) => {
    const value = (query.get(name) ?? '').slice(0, MAX_LENGTH);
    return stringifySetCookie({
      name,
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      ...(value === '' && { maxAge: 0 }),
    });
  });
  for (const name of requested) query.delete(name);
  const rest = query.toString();
  // two slashes at the start would lead to another site
  const path = target.slice(0, mark).replace(/^[/\\]{2,}/, '/');
  return { location: rest === '' ? path : `${path}?${rest}`, cookies };
}
