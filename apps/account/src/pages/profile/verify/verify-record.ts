// Loaded with the first check: what the page imports at once has no part of it.
export { verifyRecord } from '@tipmark/domain';
