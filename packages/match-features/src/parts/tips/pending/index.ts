export {
  type PendingMatch,
  storedPendingMatch,
  storePendingMatch,
} from './pending-matches.ts';
export {
  addPendingTip,
  type CacheEntry,
  dropPendingTip,
  storedPendingTips,
  storePendingTips,
} from './pending-tips.ts';
export { MAX_PENDING_TIPS, type PendingTip } from './pending-tips-text.ts';
export { newWriteKey } from './write-key.ts';
