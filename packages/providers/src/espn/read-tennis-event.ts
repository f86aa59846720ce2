import { MATCH_STATUS, tableOf } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import type { MatchCourse } from '../parts/match-course.ts';
import { addTennisScore, type TennisScore } from '../tennis/set-score.ts';
import {
  addTennisMatches,
  type TennisMatch,
  type TennisSide,
  type Tour,
} from '../tennis/tennis-match.ts';
import { tournamentName } from '../tennis/tournament-name.ts';
import { countryOfThree } from '../values/countries.ts';
import { noonOf, secondsOf } from '../values/instants.ts';
import { keyOf, listOf, pairOf, reach, textOf } from '../values/soft.ts';
import { unknownStatus } from '../values/status-by-table.ts';
import { ATTRIBUTION, SOURCE } from './league.ts';
import { hasScore, matchStatus, statusName } from './match-status.ts';
import { type Sides, sidesOf, winnerOf } from './sides.ts';

interface Listed {
  readonly competition: unknown;
  readonly path: string;
  /** Of the draw, in the newer form. */
  readonly slug: string | undefined;
}

interface ReadMatch {
  readonly competition: unknown;
  readonly sides: Sides;
  readonly match: TennisMatch;
}

export interface TennisEvent {
  readonly event: unknown;
  readonly path: string;
  readonly league: string;
  readonly at: number;
  readonly course: MatchCourse;
}

/** A tournament: its matches stand in one list, or in a list of each draw. */
export function readTennisEvent(
  draft: Draft,
  { event, path, league, at, course }: TennisEvent,
): void {
  const tournament = textOf(reach(event, 'name'), 100);
  if (tournament === undefined) {
    draft.leave(path, 'a tournament without a name');
    return;
  }
  const read = competitionsOf(event, path).flatMap((listed): ReadMatch[] => {
    const one = matchOf(draft, listed, { tournament, league });
    if (one === undefined) return [];
    const isCorrection = course.isTakenBack(one.match.key, one.match.status, at) || undefined;
    return [{ ...one, match: { ...one.match, isCorrection } }];
  });
  const of = { source: SOURCE, attribution: ATTRIBUTION, seq: at };
  const added = addTennisMatches(
    draft,
    read.map(({ match }) => match),
    of,
  );
  for (const one of read)
    if (added.has(one.match.key) && hasScore(one.competition))
      addTennisScore(draft, scoreOf(one), of);
}

function competitionsOf(event: unknown, path: string): Listed[] {
  const plain = listOf(reach(event, 'competitions')).map((competition, index) => ({
    competition,
    path: `${path}.competitions[${index}]`,
    slug: textOf(reach(competition, 'type', 'slug')),
  }));
  const grouped = listOf(reach(event, 'groupings')).flatMap((group, groupIndex) =>
    listOf(reach(group, 'competitions')).map((competition, index) => ({
      competition,
      path: `${path}.groupings[${groupIndex}].competitions[${index}]`,
      slug: textOf(reach(group, 'grouping', 'slug')),
    })),
  );
  return [...plain, ...grouped];
}

function matchOf(
  draft: Draft,
  { competition, path, slug }: Listed,
  { tournament, league }: { tournament: string; league: string },
): ReadMatch | undefined {
  const key = keyOf(reach(competition, 'id'));
  const startsAt = secondsOf(reach(competition, 'date'));
  const sides = sidesOf(competition);
  const status = matchStatus(competition);
  if (key === undefined || startsAt === undefined || sides === undefined) {
    draft.leave(path, 'a match without id, start or two players');
    return undefined;
  }
  if (status === undefined) {
    draft.leave(`${path}.status.type.name`, unknownStatus(statusName(competition)));
    return undefined;
  }
  const drawn = drawOf(competition, slug, league);
  const [home, away] = [playerOf(sides.home, drawn.tour), playerOf(sides.away, drawn.tour)];
  if (home === undefined || away === undefined) {
    draft.leave(path, 'a player is not known yet');
    return undefined;
  }
  const name = tournamentName(drawn.tour ?? '', tournament, drawn.isDoubles);
  const isTimeKnown = reach(competition, 'timeValid') !== false;
  const round = roundOf(competition);
  const match: TennisMatch = {
    path,
    key,
    tournament: { key: name, name, isOfTours: true },
    home,
    away,
    startsAt: isTimeKnown ? startsAt : noonOf(startsAt),
    status,
    more: { isTimeKnown, ...(round === undefined ? {} : { round }) },
  };
  return { competition, sides, match };
}

/** Ids of draws: men and women alone, then in pairs. */
const BY_ID = tableOf<string>({
  '1': 'mens-singles',
  '2': 'womens-singles',
  '3': 'mens-doubles',
  '4': 'womens-doubles',
});
/** Id of the league of the women; the list of the men can hold draws of both. */
const WOMEN = '900';

function drawOf(
  competition: unknown,
  slugOfGroup: string | undefined,
  league: string,
): { tour: Tour | undefined; isDoubles: boolean } {
  const slug = slugOfGroup ?? BY_ID[keyOf(reach(competition, 'type', 'id')) ?? ''] ?? '';
  const isDoubles = /doubles/.test(slug);
  if (/mixed/.test(slug)) return { tour: undefined, isDoubles };
  if (/women/.test(slug)) return { tour: 'WTA', isDoubles };
  if (/men/.test(slug)) return { tour: 'ATP', isDoubles };
  return { tour: league === WOMEN ? 'WTA' : 'ATP', isDoubles };
}

function playerOf(side: unknown, tour: Tour | undefined): TennisSide | undefined {
  const key = keyOf(reach(side, 'id'));
  const name =
    textOf(reach(side, 'athlete', 'displayName')) ?? textOf(reach(side, 'roster', 'displayName'));
  if (key === undefined || name === undefined || /^(?:TBD|TBA|bye)$/i.test(name)) return undefined;
  const flag = textOf(reach(side, 'athlete', 'flag', 'href')) ?? '';
  const country = /\/countries\/\d+\/([a-z]{3})\.png/.exec(flag)?.[1];
  return { key, name, tour, countryCode: countryOfThree(country) };
}

const ROUNDS = tableOf<string>({
  final: 'F',
  semifinal: 'SF',
  semifinals: 'SF',
  quarterfinal: 'QF',
  quarterfinals: 'QF',
});

function roundOf(competition: unknown): string | undefined {
  const name = textOf(reach(competition, 'round', 'displayName'), 60);
  return name === undefined ? undefined : (ROUNDS[name.toLowerCase()] ?? name);
}

function scoreOf({ competition, sides, match }: ReadMatch): TennisScore {
  const [home, away] = [
    listOf(reach(sides.home, 'linescores')),
    listOf(reach(sides.away, 'linescores')),
  ];
  const sets = home.flatMap((row, index) => {
    const games = pairOf(reach(row, 'value'), reach(away[index], 'value'));
    const tieBreak = pairOf(reach(row, 'tiebreak'), reach(away[index], 'tiebreak'));
    return games === undefined ? [] : [{ games, tieBreak: tieBreak ?? null }];
  });
  const isLive = match.status === MATCH_STATUS.live;
  return {
    matchKey: match.key,
    path: match.path,
    status: match.status,
    games: sets.map(({ games }) => games),
    tieBreaks: sets.map(({ tieBreak }) => tieBreak),
    advancing: isLive || !isOver(competition) ? undefined : winnerOf(sides),
    isCorrection: match.isCorrection,
  };
}

const isOver = (competition: unknown): boolean =>
  reach(competition, 'status', 'type', 'completed') === true;
