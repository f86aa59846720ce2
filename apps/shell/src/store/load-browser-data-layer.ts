import type { BrowserDataLayerOptions } from './data-layer/browser-data-layer.ts';
import type { DataLayer } from './data-layer-port.ts';

/** Fetches the late chunk: streams, http and the client of the api come with it. */
export async function loadBrowserDataLayer(options: BrowserDataLayerOptions): Promise<DataLayer> {
  const { bringDataLayer } = await import(
    /* webpackChunkName: "data-layer" */ './data-layer/bring-data-layer.ts'
  );
  return bringDataLayer(options);
}
