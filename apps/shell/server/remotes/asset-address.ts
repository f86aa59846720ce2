/** Where browsers get a file of a released remote. */
export type AssetAddress = (url: string) => string;

const released = /^\/remotes\/([^/]+\/[^/]+)\//;

/**
 * On this site, or at the same path below another address: a CDN in front of the object store, or
 * in front of `/remotes` of this site. A tester's files stay where they are.
 */
export const assetAddress =
  (assetsUrl: string | undefined): AssetAddress =>
  (url) =>
    assetsUrl === undefined ? url : url.replace(released, `${assetsUrl}/$1/client/`);
