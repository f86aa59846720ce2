// What pages need of the live stream: its address, topics and changes, without a schema.
export { live } from './live.ts';
export type { EventChange, LiveChanges, LiveEvents, ScanChange } from './live-events.ts';
export {
  LIVE_LIMITS,
  LIVE_NOTICES,
  type LiveTopic,
  liveDay,
  liveDays,
  liveLeague,
  liveMatch,
  liveScan,
  readLiveTopic,
} from './live-topics.ts';
export { changedMatch, type MatchChange, type TeamChange } from './match-change.ts';
