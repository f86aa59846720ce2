import { rspack } from '@rspack/core';

/** What every browser we serve understands: shorter ways of saying the same. */
const ecma = 2022;

/** Makes scripts small: four rounds find what one leaves, some hundred bytes of a first visit. */
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
