import type { AssetAddress } from '../remotes/asset-address.ts';
import type { ResolvedPage } from '../screens/resolve-page.ts';
import type { ClientAssets } from './client-assets.ts';
import type { Preload } from './html-document.ts';

/**
 * Scripts the page needs before it can come alive, so that they travel beside the main file. Only a
 * running remote's: the browser would reuse a failed preload for its retry.
 */
export function preloadsFor(
  { remote }: ResolvedPage,
  assets: ClientAssets,
  addressOf: AssetAddress,
): readonly Preload[] {
  if (!remote) return [];
  const { entry } = remote;
  if (assets.isSingle) return assets.preloadsOf(entry.name);
  return entry.preload.map((href) => ({
    href: addressOf(href),
    integrity: entry.integrities[href],
  }));
}
