import type { BrowserDataLayerOptions } from './data-layer/browser-data-layer.ts';
import type { DataLayer } from './data-layer/data-layer-port.ts';

/** Fetches the late chunk, which contains streams, http and the API client. */
export async function loadBrowserDataLayer(options: BrowserDataLayerOptions): Promise<DataLayer> {
  const { importDataLayer } = await import(
    /* webpackChunkName: "data-layer" */ './data-layer/import-data-layer.ts'
  );
  return importDataLayer(options);
}
