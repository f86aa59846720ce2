import type * as z from 'zod/mini';
import type { ErrorCode } from './api-error.ts';

type Schema = z.core.$ZodType;

/** The schemas of a stream. A browser never loads them; the server reads them from `streams`. */
export type StreamSchemas = {
  readonly query: z.core.$ZodObject;
  /** What stands in `data` of each kind of event. */
  readonly events: Readonly<Record<string, Schema>>;
  /** Codes it refuses with beyond those of every call. */
  readonly refusals: readonly ErrorCode[];
};

export type StreamAddress = {
  readonly name: string;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
};

/** A stream as everybody knows it: its address, and its schemas as types alone. */
export type StreamDefinition<Schemas extends StreamSchemas = StreamSchemas> = StreamAddress & {
  /** Never there at run time. */
  readonly '~schemas'?: Schemas | undefined;
};

/**
 * Declares a GET that answers with server-sent events for as long as somebody listens. Like a call,
 * it leaves its schemas in a function that `streams` alone calls.
 */
export function defineStream<Schemas extends () => StreamSchemas>() {
  return <const Address extends StreamAddress>(
    address: Address,
  ): Address & StreamDefinition<ReturnType<Schemas>> => address;
}

/** The query of a stream as its handler gets it. */
export type ParsedQueryOf<S extends StreamDefinition> = z.output<
  NonNullable<S['~schemas']>['query']
>;
