import { nextTask } from '../../scheduling/next-task.ts';
import type { BrowserDataLayerOptions } from './browser-data-layer.ts';
import type { DataLayer } from './data-layer-port.ts';

/** Runs the code of the data layer part by part, like the first file's: see main.ts. */
export async function importDataLayer(options: BrowserDataLayerOptions): Promise<DataLayer> {
  await import(/* webpackMode: "eager" */ '@tipmark/remote-kit/rx');
  await nextTask();
  const { createBrowserDataLayer } = await import(
    /* webpackMode: "eager" */ './browser-data-layer.ts'
  );
  await nextTask();
  return createBrowserDataLayer(options);
}
