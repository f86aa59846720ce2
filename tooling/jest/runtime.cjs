const { readFileSync } = require('node:fs');
const { default: Runtime } = require('jest-runtime');

const ofPackage = /[\\/]node_modules[\\/]/;
/**
 * What a test file does not share: modules of Jest, rspack as it loads modules of the repository, and
 * oidc-provider as it compares prototypes.
 */
const isOwn = /^(?:@jest\/|@rspack\/|expect$|jest-|oidc-provider$)/;
/** A test file that replaces globals for packages, too. */
const replacesGlobals = /useFakeTimers|globalThis\.fetch = /;

/**
 * Loads installed packages as Node does, once for all test files of a process; modules of the
 * repository are evaluated for each test file. Where a test has a DOM or replaces globals, everything
 * is: packages keep the globals with which they were loaded.
 */
module.exports = class SharingRuntime extends Runtime {
  #isSharing = this.#sharesPackages();

  #sharesPackages() {
    const hasDom = this._environment.global.document !== undefined;
    return !hasDom && !replacesGlobals.test(readFileSync(this._testPath, 'utf8'));
  }

  requireModuleOrMock(from, name) {
    const file = this.#fileOfPackage(from, name);
    return file === undefined ? super.requireModuleOrMock(from, name) : require(file);
  }

  /** The file of an installed package that is imported by its name. */
  #fileOfPackage(from, name) {
    if (!this.#isSharing || /^[./#]|^node:/.test(name) || isOwn.test(name)) return undefined;
    if (this._resolution.isCoreModule(name) || this.#isMocked(from, name)) return undefined;
    const file = this._resolution.resolveCjs(from, name);
    return ofPackage.test(file) && /\.[cm]?js$/.test(file) ? file : undefined;
  }

  #isMocked(from, name) {
    return this.mockState.shouldMockCjs(from, name).shouldMock;
  }
};
