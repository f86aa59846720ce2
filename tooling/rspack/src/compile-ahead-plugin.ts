import { rspack } from '@rspack/core';

/**
 * Has a browser compile a script whole while it comes in, beside the thread that draws and hears
 * the visitor. Without it each function is compiled when it is first called: a third of the tasks
 * that make a page come alive. Browsers that do not know the words pass over them.
 */
export const compileAheadPlugin = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // after what makes scripts small, which leaves no comment in them
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
