export {
  createOpenClient,
  type OpenClient,
  type OpenClientOptions,
} from './client/create-open-client.ts';
export { OpenError } from './client/open-error.ts';
export type {
  OpenPage,
  OpenPath,
  OpenQuery,
  OpenRequest,
  OpenRow,
  OpenSegments,
} from './client/paths.ts';
