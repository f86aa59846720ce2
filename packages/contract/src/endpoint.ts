import type { SportName } from '@tipmark/domain';
import type * as z from 'zod/mini';
import type { ErrorCode } from './api-error.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call. `local`: operator calls that never pass through the shell. */
export type Access = 'public' | 'user' | 'premium' | 'local';

/**
 * `owner`: besides a session the call takes a proof that its owner makes it. Its body has
 * `ownerProofFields`.
 */
export type Proof = 'owner';

/** A longer body is answered 413; only feed records arrive as an endless stream. */
export const MAX_BODY_BYTES = 65_536;

/** A call is answered within this time: with 503 if nothing else. */
export const CALL_DEADLINE_MS = 10_000;

/** The same for calls that ask an acquirer or another site meanwhile. */
export const FOREIGN_CALL_DEADLINE_MS = 15_000;

/** Header in which a trusted proxy sends how many milliseconds the caller will wait. */
export const DEADLINE_HEADER = 'x-deadline-ms';

/** `shared`: the response is the same for all callers and may be cached as bytes. */
export type Cache = 'shared' | 'private';

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;

/**
 * The purpose of a call and its schemas. A browser never loads them; the server reads them from
 * `endpoints`.
 */
export interface EndpointSchemas {
  readonly summary: string;
  readonly tags?: readonly string[];
  readonly segments?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: Schema;
  /** The content of `data`. */
  readonly reply: Schema;
  /** Error codes beyond those that follow from the rest: `errorCodesOf` lists all. */
  readonly refusals?: readonly ErrorCode[];
}

export interface EndpointAddress {
  readonly name: string;
  readonly method: Method;
  /** Path with `:name` for every positional segment. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly cache: Cache;
  /** Checked before the handler; a call without it is refused with `proof_needed`. */
  readonly proof?: Proof;
  /** Of an endpoint that several sports have. */
  readonly sport?: SportName;
  /** Media type of the body; JSON by default. */
  readonly bodyType?:
    | 'application/json'
    | 'application/x-ndjson'
    | 'application/x-www-form-urlencoded';
  /** A browser completes it even if its page is left; the body has to be small. */
  readonly isSentOn?: true;
}

/** The public view of a call: its address, and its schemas only as types. */
export type EndpointDefinition<Schemas extends EndpointSchemas = EndpointSchemas> =
  EndpointAddress & {
    /** Does not exist at run time. */
    readonly '~schemas'?: Schemas | undefined;
  };

/** Names of the segments of a path: `/a/:b/:c` → `'b' | 'c'`. */
export type SegmentsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | SegmentsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type SegmentsOf<Schemas> = Schemas extends { readonly segments: infer S }
  ? keyof z.output<S> & string
  : never;

/** Fails to compile when the path and the segments schema name different segments. */
export type HasMatchingSegments<Path extends string, Schemas> = [
  SegmentsIn<Path>,
  SegmentsOf<Schemas>,
] extends [SegmentsOf<Schemas>, SegmentsIn<Path>]
  ? unknown
  : { readonly path: `the segments schema names ${SegmentsOf<Schemas>}` };

/**
 * Declares one call of the API; everything else about it is typed by this.
 * Its schemas are beside it in a function that only `endpoints` calls, so that browser bundles
 * contain the address without them: `defineEndpoint<typeof timezoneSchemas>()({…})`.
 */
export function defineEndpoint<Schemas extends () => EndpointSchemas>() {
  return <const Address extends EndpointAddress>(
    address: Address & HasMatchingSegments<Address['path'], ReturnType<Schemas>>,
  ): Address & EndpointDefinition<ReturnType<Schemas>> => address;
}

type SchemasOf<E extends EndpointDefinition> = NonNullable<E['~schemas']>;

/** Values as they are after parsing, optional where the sender may leave them out. */
type Sent<S> = {
  [Key in keyof z.input<S>]: Key extends keyof z.output<S> ? z.output<S>[Key] : never;
};

type Part<Name extends string, Value> =
  Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

type SentPart<Schemas, Name extends 'segments' | 'query'> = Schemas extends {
  readonly [Key in Name]: infer S;
}
  ? Part<Name, Sent<S>>
  : unknown;

type SentBody<Schemas> = Schemas extends { readonly body: infer S }
  ? Part<'body', z.input<S>> & {
      /** Sent as `Idempotency-Key`: a write repeated with its key happens once. */
      readonly idempotencyKey?: string;
    }
  : unknown;

/** The input from a caller: only the parts the endpoint declares. */
export type RequestOf<E extends EndpointDefinition> = SentPart<SchemasOf<E>, 'segments'> &
  SentPart<SchemasOf<E>, 'query'> &
  SentBody<SchemasOf<E>>;

/** Without a constraint, so that a handler's type may narrow its endpoint first. */
type DeclaredIn<E> = E extends { readonly '~schemas'?: infer S } ? NonNullable<S> : never;

type ParsedPart<Schemas, Name extends 'segments' | 'query' | 'body'> = Schemas extends {
  readonly [Key in Name]: infer S;
}
  ? z.output<S>
  : undefined;

/** The input of a handler: every part parsed, `undefined` where the endpoint declares none. */
export interface ParsedRequestOf<E> {
  readonly segments: ParsedPart<DeclaredIn<E>, 'segments'>;
  readonly query: ParsedPart<DeclaredIn<E>, 'query'>;
  readonly body: ParsedPart<DeclaredIn<E>, 'body'>;
}

/** The content of `data` of a successful response. */
export type ReplyOf<E extends EndpointDefinition> = z.output<SchemasOf<E>['reply']>;
