// What pages need of the live stream: its address, topics and changes, without a schema.
export { live } from './live.ts';
export type { EventChange, LiveChanges, LiveEvents, ScanChange } from './live-events.ts';
export * from './live-topics.ts';
export * from './match-change.ts';
