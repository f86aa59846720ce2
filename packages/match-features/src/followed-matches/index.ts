// What the host needs of it: a first visit loads nothing else.

export { followedMatchesLoad } from './followed-matches-load.ts';
