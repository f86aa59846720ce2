import { lazyPart } from '@tipmark/remote-kit';

const load = () => import(/* webpackChunkName: "reserved" */ './reserved.ts');

/** Links on the page of an unknown address. */
export const notFoundPart = lazyPart(async () => ({ default: (await load()).NotFoundWays }));

/** Below it, and below a reserved page. */
export const dayMatchesPart = lazyPart(async () => ({ default: (await load()).DayMatches }));

/** Routes nobody serves. */
export const reservedPart = lazyPart(async () => ({ default: (await load()).ReservedHere }));
