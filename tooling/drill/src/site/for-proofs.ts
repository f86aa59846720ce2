// What `tooling/prove` starts a whole site with.
export { guestAddress } from '../load/addresses.ts';
export { paced } from '../load/pace.ts';
export { createFeed } from '../streams/announce-goals.ts';
export { goalOf, goalRecord, matchDay } from '../streams/match-day.ts';
export { openCheckout } from './checkout.ts';
export { freePorts } from './free-ports.ts';
export { createPlans, HERE } from './plans.ts';
export { runToEnd, type SiteProcess, startSiteProcess } from './site-process.ts';
