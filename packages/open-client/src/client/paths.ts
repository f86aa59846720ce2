import type { paths } from '../types/open-api.generated.ts';

/** Paths of the collections below the version. */
export type OpenPath = keyof paths;

type ParametersOf<Path extends OpenPath> = paths[Path]['get']['parameters'];

/** Filters, `limit`, `cursor`, `fields` and `language`. */
export type OpenQuery<Path extends OpenPath> = NonNullable<
  ParametersOf<Path> extends { query?: infer Query } ? Query : never
>;

/** Values of the segments of the path. */
export type OpenSegments<Path extends OpenPath> =
  ParametersOf<Path> extends { path: infer Segments } ? Segments : undefined;

type AnswerOf<Path extends OpenPath> =
  paths[Path]['get']['responses'][200]['content']['application/json'];

export type OpenRow<Path extends OpenPath> = AnswerOf<Path>['data'][number];

export interface OpenPage<Path extends OpenPath> {
  readonly data: readonly OpenRow<Path>[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** What a collection is asked for: its segments are required where its path has any. */
export type OpenRequest<Path extends OpenPath> = {
  readonly query?: OpenQuery<Path>;
} & (OpenSegments<Path> extends undefined ? unknown : { readonly path: OpenSegments<Path> });
