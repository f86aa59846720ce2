export {
  keepPendingMatch,
  keptPendingMatch,
  type PendingMatch,
} from './pending-matches.ts';
export {
  addPendingTip,
  dropPendingTip,
  type Kept,
  keepPendingTips,
  keptPendingTips,
} from './pending-tips.ts';
export { MAX_PENDING_TIPS, type PendingTip } from './pending-tips-text.ts';
export { newWriteKey } from './write-key.ts';
