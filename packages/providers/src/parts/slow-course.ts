import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import type { MatchCourse } from './match-course.ts';
import { openRemembered } from './remembered.ts';

/** Older states arrive for so long after newer ones: each call of a service may be cached. */
const BELIEVED_AFTER_SECONDS = 600;
const MOST_MATCHES = 5_000;

/** No older state: it is only reported of a match that is called off. */
const CALLED_OFF: ReadonlySet<MatchStatus> = new Set([MATCH_STATUS.moved, MATCH_STATUS.canceled]);
const RUNNING: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.live,
  MATCH_STATUS.stopped,
  MATCH_STATUS.interrupted,
]);

/** 0 before a match, 1 while it runs, 2 once it has ended. */
function progressOf(status: MatchStatus): number {
  if (status === MATCH_STATUS.scheduled || CALLED_OFF.has(status)) return 0;
  return RUNNING.has(status) ? 1 : 2;
}

/**
 * How far matches had come by the answers so far, of a service that can answer with what it knew
 * some minutes ago: a state that takes another back counts once it is not that.
 */
export function openSlowCourse(): MatchCourse {
  const furthest = openRemembered<{ at: number; progress: number }>(MOST_MATCHES);
  return {
    isTakenBack(key, status, at) {
      const progress = progressOf(status);
      const known = furthest.get(key);
      if (known === undefined || progress >= known.progress) {
        furthest.set(key, { at: Math.max(at, known?.at ?? at), progress });
        return false;
      }
      const isOlder = at < known.at + (CALLED_OFF.has(status) ? 0 : BELIEVED_AFTER_SECONDS);
      if (!isOlder) furthest.set(key, { at, progress });
      return !isOlder;
    },
  };
}
