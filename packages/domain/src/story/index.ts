export * from './axis-minute.ts';
export * from './momentum.ts';
export { type PlayedPart, type PlayerRating, RATED_MINUTES } from './player-rating.ts';
export * from './polled-momentum.ts';
export * from './shot.ts';
export { FOOT_METRES, goalAngle, qualityOfCounts, type ShotQuality } from './shot-quality.ts';
export * from './story-rules.ts';
