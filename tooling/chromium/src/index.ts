export { findChromium } from './find-chromium.ts';
export { thisMachine } from './this-machine.ts';
