const everywhere = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "object-src 'none'",
  "worker-src 'self'",
].join('; ');

const hostName = /^(?=.{1,255}$)[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;

/**
 * Where scripts and style sheets of a shared page may come from: the two immutable folders of the
 * requested host, so that the same bytes serve every name of the site. Nothing may be uploadable
 * there. A host that is not a plain name (an IPv6 literal cannot be used in a policy) gets the
 * whole origin.
 * @param assetsUrl the folder of another origin that serves the files of remotes, too
 */
export function assetFolders(host: string | undefined, assetsUrl?: string): string {
  const own = !host || !hostName.test(host) ? "'self'" : `${host}/assets/ ${host}/remotes/`;
  return assetsUrl === undefined ? own : `${own} ${assetsUrl}/`;
}

/** Policy of a page many visitors share: nothing in it is specific to one response. */
export const sharedPagePolicy = (
  folders: string,
  scriptHashes: string,
  styleHashes: string,
  frameOrigin?: string,
): string =>
  `${everywhere}${framed(frameOrigin)}; script-src ${[folders, scriptHashes].join(' ').trim()}; ` +
  `style-src ${folders} ${styleHashes}`;

/** Offers of advertisers are shown in frames from one other host. */
const framed = (origin: string | undefined): string => (origin ? `; frame-src ${origin}` : '');

/** Other origins of a tester's remotes: they fetch their parts there, over sockets too. */
const connecting = (origins: readonly string[]): string => {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return everywhere.replace(
    "connect-src 'self'",
    ["connect-src 'self'", ...origins, ...sockets].join(' '),
  );
};

/**
 * Policy of a page made for one visitor: only scripts and styles with the response's nonce run.
 * @param origins where a tester's remotes come from
 */
export const privatePagePolicy = (
  nonce: string,
  origins: readonly string[] = [],
  frameOrigin?: string,
): string =>
  `${connecting(origins)}${framed(frameOrigin)}; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'`;

/** Policy of replies that are not pages. */
export const noPagePolicy = "default-src 'none'; frame-ancestors 'none'";
