export { type OpenCollections, type OpenName, openCollections } from './collections.ts';
export type {
  Deprecation,
  OpenCollection,
  OpenFiltersOf,
  OpenRowOf,
  OpenSegmentsOf,
} from './declare-open.ts';
export {
  type OpenPageQuery,
  openAnswerOf,
  openFieldsOf,
  openQueryOf,
} from './open-query.ts';
export {
  OPEN_LIMIT,
  OPEN_QUOTAS,
  OPEN_ROOT,
  type OpenPlan,
  type OpenQuota,
} from './open-quotas.ts';
export { OPEN_ENUMS, OPEN_LANGUAGES, type OpenLanguage } from './open-values.ts';
