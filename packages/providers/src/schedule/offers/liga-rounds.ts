import type { LeagueSettings } from '../settings.ts';
import type { DayCall } from './day-offers.ts';
import { seasonAt } from './match-times.ts';
import type { OfferInput, PlannedMatch } from './offer.ts';

/** Leagues whose season begins in summer, so that it follows from a date. */
const SPLIT = /^bl\d$/i;
const NUMBERED = /^\d{1,2}$/;

/** `bl1/2026/12`; undefined where the number of its group is not known. */
function groupOf(match: PlannedMatch, { id, season }: LeagueSettings & { readonly id: string }) {
  const year = season ?? (SPLIT.test(id) ? seasonAt(match.startsAt) : undefined);
  const { round } = match;
  return year === undefined || round === undefined || !NUMBERED.test(round)
    ? undefined
    : `${id}/${year}/${round}`;
}

/**
 * The matches of a group in one answer, which is read again only when its users changed something;
 * the current group of a league where another one is not known by its number.
 */
export const ligaRounds = ({ leagues, matches }: OfferInput): readonly DayCall[] =>
  matches.flatMap((match): DayCall[] => {
    const league = leagues.find(({ name }) => name === match.league);
    if (league === undefined) return [];
    const group = groupOf(match, league);
    const known = { leagues: [league.name], match };
    return group === undefined
      ? [{ ...known, path: `/getmatchdata/${league.id}` }]
      : [{ ...known, path: `/getmatchdata/${group}`, changePath: `/getlastchangedate/${group}` }];
  });
