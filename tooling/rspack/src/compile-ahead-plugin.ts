import { rspack } from '@rspack/core';

/**
 * Makes a browser compile a script completely while it downloads, off the main thread. Without it
 * each function is compiled at its first call: a third of the tasks of hydration. Browsers without
 * support ignore the comment.
 */
export const compileAheadPlugin = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // after minification, which removes comments
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
