export * from './pending-matches.ts';
export * from './pending-tips.ts';
export { MAX_PENDING_TIPS, type PendingTip } from './pending-tips-text.ts';
export * from './write-key.ts';
