import type { SquadRecord } from '@tipmark/contract/feed';
import { SPORT, tableOf } from '@tipmark/domain';
import type { Sides } from '../parts/api-sports-rows.ts';
import type { Draft } from '../parts/draft.ts';
import { openRemembered } from '../parts/remembered.ts';
import { countOf, keyOf, listOf, reach, textOf } from '../values/soft.ts';
import { teamNameIn } from '../values/team-marks.ts';
import type { FixtureLeague } from './leagues.ts';
import { SOURCE } from './source.ts';

const POSITIONS = tableOf<SquadRecord['players'][number]['position']>({
  goalkeeper: 'GK',
  defender: 'DF',
  midfielder: 'MF',
  attacker: 'FW',
});
const MOST_PLAYERS = 100;
const MOST_TEAMS = 5_000;
const MOST_WAITING = 200;

/** Players of a team now; the rows of a match have each of them inside of `player`. */
export function isSquad(row: unknown): boolean {
  const players = reach(row, 'players');
  return Array.isArray(players) && players.every((player) => reach(player, 'player') === undefined);
}

function playersOf(row: unknown): SquadRecord['players'] {
  return listOf(reach(row, 'players')).flatMap((player) => {
    const name = textOf(reach(player, 'name'));
    if (name === undefined) return [];
    const number = countOf(reach(player, 'number'), 99);
    const position = POSITIONS[textOf(reach(player, 'position'))?.toLowerCase() ?? ''];
    return [
      {
        name,
        ...(number === undefined ? {} : { number }),
        ...(position === undefined ? {} : { position }),
      },
    ];
  });
}

interface Waiting {
  readonly path: string;
  readonly row: unknown;
  readonly at: number;
}

/** Squads by the league and season of each team's fixtures, which their answers do not name. */
export function openSquads() {
  const leagues = openRemembered<FixtureLeague>(MOST_TEAMS);
  const waiting = openRemembered<Waiting>(MOST_WAITING);

  function add(draft: Draft, league: FixtureLeague, { path, row, at }: Waiting): void {
    const team = keyOf(reach(row, 'team', 'id'));
    const name = textOf(reach(row, 'team', 'name'));
    const players = playersOf(row).slice(0, MOST_PLAYERS);
    // An empty list is no squad without players.
    if (team === undefined || name === undefined || players.length === 0) return;
    draft.add(path, {
      kind: 'team',
      source: SOURCE,
      key: team,
      sport: SPORT.soccer,
      name: { en: teamNameIn(league.name, name) },
      countryCode: league.countryCode,
    });
    draft.add(path, {
      kind: 'squad',
      source: SOURCE,
      key: `${team} ${league.season}`,
      leagueKey: league.key,
      season: league.season,
      teamKey: team,
      seq: at,
      players,
    });
  }

  return {
    /** A row of `/players/squads`. */
    read(draft: Draft, squad: Waiting): void {
      const team = keyOf(reach(squad.row, 'team', 'id'));
      if (team === undefined) return draft.leave(squad.path, 'the squad has no team');
      const league = leagues.get(team);
      if (league !== undefined) return add(draft, league, squad);
      draft.note(squad.path, `team ${team} is not known yet; its squad waits for a match`);
      return waiting.set(team, squad);
    },
    /** A fixture names the league of its teams; a cup only where nothing better is known. */
    noteFixture(draft: Draft, league: FixtureLeague, sides: Sides): void {
      for (const team of [sides.home, sides.away]) {
        if (league.isLeague || leagues.get(team) === undefined) leagues.set(team, league);
        const squad = waiting.take(team);
        if (squad !== undefined) add(draft, leagues.get(team) ?? league, squad);
      }
    },
  };
}
