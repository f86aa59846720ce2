export { type Cache, type CachePolicy, createCache } from './cache.ts';
export { hideSecretFields } from './hide-secret-fields.ts';
export { memoize, memoizeFirst } from './memoize.ts';
export { networkOf, UNKNOWN_NETWORK } from './network-of.ts';
export { hasOneHost } from './one-host.ts';
export {
  type CacheablePage,
  createPageCache,
  type OlderCopy,
  type PageCache,
} from './page-cache.ts';
export { createQueue, type Queue, QueueFull, type QueuePolicy } from './queue.ts';
export { createRedactor, formEncoded, type Redactor } from './redactor.ts';
export { secretsOfEnvironment, secretsOfFolder } from './secrets.ts';
export { createProgress, type Progress, type Terminal } from './terminal-progress.ts';
export { textTable } from './text-table.ts';
export { trustedProxies } from './trusted-proxies.ts';
