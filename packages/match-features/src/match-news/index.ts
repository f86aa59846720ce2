// Notification settings of a match: a chunk of its own, for those who open them.

export { MatchNewsDrawer } from './MatchNewsDrawer.tsx';
