import path from 'node:path';
import { type RspackPluginInstance, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const sharedRuntime = path.join(import.meta.dirname, 'hot/shared-refresh-runtime.cjs');

/** What a development build needs so that an edited component retains its state on the page. */
export const hotPlugins = (): RspackPluginInstance[] => [
  new ReactRefreshRspackPlugin({
    // the same name for all: the page's hook is installed once
    library: 'tipmark',
    exclude: [/[\\/]node_modules[\\/]/, sharedRuntime],
  }),
  new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, sharedRuntime),
];
