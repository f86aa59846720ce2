export * from './cache.ts';
export * from './drain.ts';
export * from './hide-secret-fields.ts';
export { createLoadShedder } from './load-shedder.ts';
export { memoize, memoizeFirst } from './memoize.ts';
export { createMinuteLimit } from './minute-limit.ts';
export * from './network-of.ts';
export * from './one-host.ts';
export {
  type CacheablePage,
  createPageCache,
  type OlderCopy,
  type PageCache,
} from './page-cache.ts';
export * from './queue.ts';
export * from './redactor.ts';
export * from './secrets.ts';
export * from './terminal-progress.ts';
export * from './text-table.ts';
export * from './tracing/open-tracing.ts';
export * from './tracing/span.ts';
export * from './tracing/traced-work.ts';
export * from './trusted-proxies.ts';
