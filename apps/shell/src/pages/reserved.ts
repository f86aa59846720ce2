// Pages of no screen, opened by few: one chunk.
export { DayMatches } from '../features/day-matches/DayMatches.tsx';
export { NotFoundWays } from './NotFoundWays.tsx';
export { ReservedHere } from './ReservedHere.tsx';
