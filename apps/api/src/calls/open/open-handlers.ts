import * as ofCappers from './cappers.ts';
import * as ofMatches from './matches.ts';
import type { OpenHandlers } from './open-handler.ts';
import * as reference from './reference.ts';

/** Every collection of the open API and its handler. */
export const openHandlers: OpenHandlers = { ...reference, ...ofMatches, ...ofCappers };
