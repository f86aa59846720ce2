import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';

const ENDS: ReadonlyMap<string, MatchStatus> = new Map([
  ['completed', MATCH_STATUS.finished],
  ['finished', MATCH_STATUS.finished],
  ['full time', MATCH_STATUS.finished],
  ['fin', MATCH_STATUS.finished],
  ['retired', MATCH_STATUS.finishedRetired],
  ['ret', MATCH_STATUS.finishedRetired],
  ['disqualified', MATCH_STATUS.finishedRetired],
  ['defaulted', MATCH_STATUS.finishedRetired],
  ['default', MATCH_STATUS.finishedRetired],
  ['def', MATCH_STATUS.finishedRetired],
  ['walkover', MATCH_STATUS.walkover],
  ['w/o', MATCH_STATUS.walkover],
  ['wo', MATCH_STATUS.walkover],
  ['awarded', MATCH_STATUS.awarded],
  ['cancelled', MATCH_STATUS.canceled],
  ['scheduled', MATCH_STATUS.scheduled],
  ['sched', MATCH_STATUS.scheduled],
]);

/** Who retired follows, by the first letters: `R_Mo`. */
const RETIRED_BY = /^r_[a-z]{1,5}$/;
/** A typo in a shorter word could be another word. */
const SHORTEST_WITH_TYPO = 6;

/** The status meant by a word in column Comment, even with one wrong letter. */
export function readEnd(comment: string): MatchStatus | undefined {
  const word = comment.toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '');
  if (RETIRED_BY.test(word)) return MATCH_STATUS.finishedRetired;
  return ENDS.get(word) ?? [...ENDS].find(([end]) => isTypoOf(word, end))?.[1];
}

/** Whether one letter was lost, doubled, mistaken or changed places with the next. */
function isTypoOf(word: string, end: string): boolean {
  if (end.length < SHORTEST_WITH_TYPO || Math.abs(word.length - end.length) > 1) return false;
  let same = 0;
  while (same < end.length && word[same] === end[same]) same += 1;
  const [rest, ofEnd] = [word.slice(same), end.slice(same)];
  if (rest.length !== ofEnd.length) {
    return rest.length < ofEnd.length ? rest === ofEnd.slice(1) : rest.slice(1) === ofEnd;
  }
  const isSwapped = rest[0] === ofEnd[1] && rest[1] === ofEnd[0];
  return rest.slice(1) === ofEnd.slice(1) || (isSwapped && rest.slice(2) === ofEnd.slice(2));
}
