// What a test gets for `fast-check`: the library with the seed of the run. The ordinary check
// repeats itself, so that its result can be cached; the deep one varies and tries more.
// @boundaries-ignore the preset maps this name to fast-check itself
const check = require('unseeded-fast-check');

const RUNS_OF_DEEP_CHECK = 300;

check.configureGlobal({
  seed: Number(process.env.TEST_SEED ?? 1),
  ...(process.env.TEST_DEEP === '1' && { numRuns: RUNS_OF_DEEP_CHECK }),
});

module.exports = check;
