import type { MatchListItem, SeasonPage, TeamInMatch } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS } from '@tipmark/domain';
import { goalsOf } from '../../parts/matches/score-text.ts';

/** A game from the view of its series' first side. */
export interface Game {
  readonly match: MatchListItem;
  readonly isHome: boolean;
}

/** What takes a team through: more games won, or more goals in all of them. */
export type DecidedBy = 'wins' | 'goals';

/** Games of two teams that decide which of them goes on. */
export interface Series {
  /** The team at home first, and the other. */
  readonly teams: readonly [TeamInMatch, TeamInMatch];
  /** Games won or goals, as far as they were played; undefined before the first. */
  readonly score: readonly [number, number] | undefined;
  /** Who is in front: 0 or 1. */
  readonly leader: 0 | 1 | undefined;
  /** Whether nothing is left to play; unknown where games are added until one side has won. */
  readonly isOver: boolean;
  readonly games: readonly Game[];
}

export interface Stage {
  /** `Final`, the part of its name that distinguishes it. */
  readonly name: string;
  readonly series: readonly Series[];
}

type Rounds = NonNullable<SeasonPage['rounds']>;

const COUNTED: readonly number[] = [
  MATCH_STATUS.finished,
  MATCH_STATUS.finishedRetired,
  MATCH_STATUS.awarded,
];
const OVER: readonly number[] = [...COUNTED, MATCH_STATUS.walkover];

const fromFirst = <Value>(isHome: boolean, home: Value, away: Value): readonly [Value, Value] =>
  isHome ? [home, away] : [away, home];

/** Goals of both teams in a game; where wins count overtime and shoot-out are in the score. */
function goalsOfGame({ match: { home, away }, isHome }: Game, by: DecidedBy) {
  const of = (team: TeamInMatch) => (by === 'wins' ? team.score : goalsOf(team)) ?? 0;
  return fromFirst(isHome, of(home), of(away));
}

function scoreOf(games: readonly Game[], by: DecidedBy): readonly [number, number] {
  let [first, second] = [0, 0];
  for (const game of games) {
    const [own, other] = goalsOfGame(game, by);
    first += by === 'goals' ? own : Number(own > other);
    second += by === 'goals' ? other : Number(other > own);
  }
  return [first, second];
}

/** A side that goes through although the score does not show it: by a walkover or a tribunal. */
function namedBy({ match: { home, away }, isHome }: Game): 0 | 1 | undefined {
  const [first, second] = fromFirst(isHome, home.isAdvancing, away.isAdvancing);
  if (first === second) return undefined;
  return first ? 0 : 1;
}

/** With level goals, the shoot-out of the last game decides. */
function leaderOf([first, second]: readonly [number, number], games: readonly Game[]) {
  if (first !== second) return first > second ? 0 : 1;
  const last = games.at(-1);
  if (last === undefined) return undefined;
  const { home, away } = last.match;
  const [own = 0, other = 0] = fromFirst(last.isHome, home.penaltiesScore, away.penaltiesScore);
  if (own === other) return undefined;
  return own > other ? 0 : 1;
}

function seriesOf(matches: readonly MatchListItem[], by: DecidedBy): Series[] {
  const games = new Map<string, MatchListItem[]>();
  for (const match of matches) {
    const key = [match.home.name, match.away.name].toSorted().join('|');
    games.set(key, [...(games.get(key) ?? []), match]);
  }
  return [...games.values()].flatMap((one) => {
    const ordered = one.toSorted((a, b) => a.startsAt - b.startsAt);
    const [first] = ordered;
    if (first === undefined) return [];
    const played = ordered.map((match) => ({ match, isHome: match.home.name === first.home.name }));
    const counted = played.filter(
      ({ match: { status, home } }) => COUNTED.includes(status) && home.score !== undefined,
    );
    const score = scoreOf(counted, by);
    const named = played.map(namedBy).findLast((side) => side !== undefined);
    const leader =
      (by === 'goals' ? named : undefined) ?? leaderOf(score, by === 'goals' ? counted : []);
    const isPlayed = played.every(({ match: { status } }) => OVER.includes(status));
    return [
      {
        teams: [first.home, first.away],
        score: counted.length > 0 ? score : undefined,
        leader,
        isOver: by === 'goals' && isPlayed && leader !== undefined,
        games: played,
      },
    ];
  });
}

const namesOf = ({ teams }: Series): string[] => teams.map(({ name }) => name);

/** Series beside the one their winner advanced to. */
function alignToNext(series: readonly Series[], next: readonly Series[]): Series[] {
  const order = next.flatMap(namesOf);
  const indexOfSeries = (one: Series) => {
    const indexes = namesOf(one).flatMap((name) => {
      const index = order.indexOf(name);
      return index < 0 ? [] : [index];
    });
    return Math.min(...indexes, order.length);
  };
  return series.toSorted((a, b) => indexOfSeries(a) - indexOfSeries(b));
}

/** The knock-out of a season as stages of series, the first stage first. */
export function stagesOf(rounds: Rounds, by: DecidedBy): Stage[] {
  // the API lists the last round first, and each needs the one after it
  const stages: Stage[] = [];
  for (const { name, matches } of rounds) {
    const series = seriesOf(matches.map(decodeMatch), by);
    const after = stages[0]?.series ?? [];
    stages.unshift({ name: name.split(', ').at(-1) ?? name, series: alignToNext(series, after) });
  }
  return stages;
}
