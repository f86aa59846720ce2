import type * as z from 'zod/mini';

type ObjectSchema = z.core.$ZodObject;

/** A promise to stop: sent as `Deprecation`, `Sunset` and `Link` with every answer. */
export interface Deprecation {
  /** Unix seconds. */
  readonly since: number;
  /** Unix second from which on it may be gone. */
  readonly sunset: number;
  /** Path that replaces it, below the version. */
  readonly successor?: `/${string}`;
}

/**
 * A collection of the open API: everything else about it is typed by this. Its rows are stable:
 * fields are added, never renamed or removed within a version.
 */
export interface OpenCollection {
  readonly name: string;
  /** Below the version, with `:name` for every segment. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  readonly segments: ObjectSchema;
  /** Query parameters beyond those of every collection. */
  readonly filters: ObjectSchema;
  readonly row: ObjectSchema;
  readonly deprecated?: Deprecation;
}

/** Declares one collection. */
export const defineOpen = <const Collection extends OpenCollection>(
  collection: Collection,
): Collection => collection;

export type OpenRowOf<Collection extends OpenCollection> = z.output<Collection['row']>;
export type OpenSegmentsOf<Collection extends OpenCollection> = z.output<Collection['segments']>;
export type OpenFiltersOf<Collection extends OpenCollection> = z.output<Collection['filters']>;
