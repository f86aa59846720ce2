// What `tooling/prove` starts a whole site with.
export { guestAddress } from '../load/addresses.ts';
export { openCheckout } from './checkout.ts';
export { freePorts } from './free-ports.ts';
export { createPlans, HERE } from './plans.ts';
export { runToEnd, type SiteProcess, startSiteProcess } from './site-process.ts';
