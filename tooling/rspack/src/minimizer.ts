import { rspack } from '@rspack/core';

/** Syntax of all supported browsers, which minifies better. */
const ecma = 2022;

/** Minifies scripts: four passes find what one leaves, some hundred bytes of a first visit. */
export const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      ecma,
      compress: { ecma, passes: 4 },
      mangle: true,
      format: { ecma, comments: false },
    },
  }),
];
