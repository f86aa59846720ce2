import { ERROR_CODES, type ErrorCode, isErrorCode } from './api-error.ts';
import type { Access, EndpointAddress, EndpointSchemas } from './endpoint.ts';

/** Names what a call refuses beyond that which its declaration tells by itself. */
export const refuses = <const Codes extends readonly ErrorCode[]>(...codes: Codes): Codes => codes;

/** Who may not call hears so before anything else. */
const AT_THE_DOOR: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  user: refuses('unauthorized', 'blocked'),
  premium: refuses('unauthorized', 'premium_required', 'blocked'),
  // outside they are not there; inside they ask for the key
  local: refuses('route_not_found', 'unauthorized'),
};

/** Of whatever is asked: a header that cannot be used, a fault of ours, a database that is away. */
const ALWAYS = refuses('validation', 'internal', 'unavailable');
/** What is put into an address may be too much of it. */
const OF_ADDRESS = refuses('uri_too_long');
/** Writes have a body, and a page of another site must not make them. */
const OF_WRITES = refuses('forbidden', 'payload_too_large', 'unsupported_media_type');

/** As much of a call as its refusals follow from. */
export type Refusing = Pick<EndpointAddress, 'access' | 'method' | 'bodyType'> &
  Pick<EndpointSchemas, 'segments' | 'query' | 'refusals'>;

const ORDER = Object.keys(ERROR_CODES).filter(isErrorCode);

/** Every code a call can be refused with, in the order of the table. */
export function refusalsOf(call: Refusing): readonly ErrorCode[] {
  const isAddressed = call.segments !== undefined || call.query !== undefined;
  const all = new Set<ErrorCode>([
    ...ALWAYS,
    ...AT_THE_DOOR[call.access],
    ...(isAddressed ? OF_ADDRESS : []),
    ...(call.method === 'GET' ? [] : OF_WRITES),
    ...(call.refusals ?? []),
  ]);
  return ORDER.filter((code) => all.has(code));
}
