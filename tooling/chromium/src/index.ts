export { findChromium } from './find-chromium.ts';
export { launchOptions } from './launch-options.ts';
export { thisMachine } from './this-machine.ts';
