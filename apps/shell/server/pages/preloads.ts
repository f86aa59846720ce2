import type { ClientAssets } from './client-assets.ts';
import type { Preload } from './html-document.ts';
import type { ResolvedPage } from './resolve-page.ts';

/**
 * Scripts the page needs before it can come alive, so that they travel beside the main file. Only a
 * running remote's: the browser would reuse a failed preload for its retry.
 */
export function preloadsFor({ remote }: ResolvedPage, assets: ClientAssets): readonly Preload[] {
  if (!remote) return [];
  const { entry } = remote;
  if (assets.isSingle) return assets.preloadsOf(entry.name);
  return entry.preload.map((href) => ({
    href,
    integrity: entry.integrities[href],
  }));
}
