import type * as z from 'zod/mini';
import type { ErrorCode } from './api-error.ts';

type Schema = z.core.$ZodType;

/** The schemas of a stream. A browser never loads them; the server reads them from `streams`. */
export interface StreamSchemas {
  readonly query: z.core.$ZodObject;
  /** The content of `data` of each kind of event. */
  readonly events: Readonly<Record<string, Schema>>;
  /** Codes it refuses with beyond those of every call. */
  readonly refusals: readonly ErrorCode[];
}

export interface StreamAddress {
  readonly name: string;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
}

/** The public view of a stream: its address, and its schemas only as types. */
export type StreamDefinition<Schemas extends StreamSchemas = StreamSchemas> = StreamAddress & {
  /** Does not exist at run time. */
  readonly '~schemas'?: Schemas | undefined;
};

/**
 * Declares a GET that answers with server-sent events for as long as the client listens. Like a
 * call, its schemas are in a function that only `streams` calls.
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
