// The settings of what one is told of a match: a chunk of its own, for whoever opens them.

export { MatchNewsDrawer } from './MatchNewsDrawer.tsx';
