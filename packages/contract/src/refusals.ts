import { ERROR_CODES, type ErrorCode, isErrorCode } from './api-error.ts';
import type { Access, EndpointAddress, EndpointSchemas } from './endpoint.ts';

/** The refusals of a call beyond those that follow from its declaration. */
export const errorCodes = <const Codes extends readonly ErrorCode[]>(...codes: Codes): Codes =>
  codes;

/** A caller without the right is refused before any other check. */
const OF_ACCESS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  user: errorCodes('unauthorized', 'blocked'),
  premium: errorCodes('unauthorized', 'premium_required', 'blocked'),
  // from outside they do not exist; from inside they require the key
  local: errorCodes('route_not_found', 'unauthorized'),
};

/** For any call: an unusable header, an internal error, an unavailable database. */
const ALWAYS = errorCodes('validation', 'internal', 'unavailable');
/** Input of an address may be too long. */
const OF_ADDRESS = errorCodes('uri_too_long');
/** Writes have a body, and a page of another site must not make them. */
const OF_WRITES = errorCodes('forbidden', 'payload_too_large', 'unsupported_media_type');

/** A proof can be missing, wrong (`validation`) or guessed too often. */
const OF_PROOF = errorCodes('proof_needed', 'rate_limited');

/** The part of a call that determines its refusals. */
export type Refusing = Pick<EndpointAddress, 'access' | 'method' | 'bodyType' | 'proof'> &
  Pick<EndpointSchemas, 'segments' | 'query' | 'refusals'>;

const ORDER = Object.keys(ERROR_CODES).filter(isErrorCode);

/** Every code a call can be refused with, in the order of the table. */
export function errorCodesOf(call: Refusing): readonly ErrorCode[] {
  const isAddressed = call.segments !== undefined || call.query !== undefined;
  const all = new Set<ErrorCode>([
    ...ALWAYS,
    ...OF_ACCESS[call.access],
    ...(isAddressed ? OF_ADDRESS : []),
    ...(call.method === 'GET' ? [] : OF_WRITES),
    ...(call.proof === undefined ? [] : OF_PROOF),
    ...(call.refusals ?? []),
  ]);
  return ORDER.filter((code) => all.has(code));
}
