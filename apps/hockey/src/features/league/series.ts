import type { MatchListItem, SeasonPage, TeamInMatch } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS } from '@tipmark/domain';

/** A game from the view of its series' first side. */
export interface Game {
  readonly match: MatchListItem;
  readonly isHome: boolean;
}

/** Two teams that play until one has won often enough. */
export interface Series {
  /** The team at home first, and the other. */
  readonly teams: readonly [TeamInMatch, TeamInMatch];
  readonly wins: readonly [number, number];
  readonly games: readonly Game[];
}

export interface Stage {
  /** `Final`, the part of its name that distinguishes it. */
  readonly name: string;
  readonly series: readonly Series[];
}

type Rounds = NonNullable<SeasonPage['rounds']>;

const COUNTED: readonly number[] = [MATCH_STATUS.finished, MATCH_STATUS.awarded];

/** Overtime and shoot-out are in the score: no game of a series ends in a draw. */
function wonByFirst({ match: { status, home, away }, isHome }: Game): boolean | undefined {
  if (!COUNTED.includes(status) || home.score === undefined || away.score === undefined) return;
  return home.score === away.score ? undefined : home.score > away.score === isHome;
}

function seriesOf(matches: readonly MatchListItem[]): Series[] {
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
    const results = played.map(wonByFirst);
    const winsOf = (wanted: boolean) => results.filter((won) => won === wanted).length;
    return [
      { teams: [first.home, first.away], wins: [winsOf(true), winsOf(false)], games: played },
    ];
  });
}

const namesOf = ({ teams }: Series): string[] => teams.map(({ name }) => name);

/** Series beside the one their winner advanced to. */
function besideNext(series: readonly Series[], next: readonly Series[]): Series[] {
  const order = next.flatMap(namesOf);
  const placeOf = (one: Series) => {
    const places = namesOf(one).flatMap((name) => {
      const place = order.indexOf(name);
      return place < 0 ? [] : [place];
    });
    return Math.min(...places, order.length);
  };
  return series.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The knock-out of a season as stages of series, the first stage first. */
export function stagesOf(rounds: Rounds): Stage[] {
  // the API lists the last round first, and each needs the one after it
  const stages: Stage[] = [];
  for (const { name, matches } of rounds) {
    const series = seriesOf(matches.map(decodeMatch));
    const after = stages[0]?.series ?? [];
    stages.unshift({ name: name.split(', ').at(-1) ?? name, series: besideNext(series, after) });
  }
  return stages;
}
