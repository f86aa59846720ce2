// Only what the host needs: a first visit loads nothing else.

export { followedMatchesLoad } from './followed-matches-load.ts';
