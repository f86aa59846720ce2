import { type FeedLine, type FeedRecord, issueText } from '@tipmark/contract/feed';
import { z } from 'zod';
import type { ImportFile } from '../../import-file.ts';
import { UnreadableCells } from '../../table/unreadable-cells.ts';
import type { Competition } from '../competitions.ts';
import { leagueRecord } from '../league-record.ts';
import { SOURCE } from '../match-records.ts';
import { teamKey, teamRecord } from '../team-records.ts';

/** The one in which the site's time begins. */
const EARLIEST_SEASON = 1999;

const name = z.string().trim().min(1).max(120);

const filePlayer = z.object({
  name,
  country: z.string().optional(),
  number: z.int().min(0).max(99).nullish(),
  pos: z.enum(['GK', 'DF', 'MF', 'FW']).nullish(),
  date_of_birth: z.iso.date().nullish(),
  club: z.object({ name }).nullish(),
});

export const fileSquad = z.object({
  name: name.max(100),
  players: z.array(filePlayer).min(1).max(100),
});

/** A squad as in the file, not yet checked, and its position. */
export interface SquadToRead {
  readonly line: number;
  readonly content: unknown;
  readonly competition: Competition;
  /** Without one the team becomes known, and its players do not. */
  readonly season: string | undefined;
}

/** The result of reading a file of squads; an unreadable squad is refused separately. */
export function squadsFile(squads: readonly SquadToRead[], file: string, seq: number): ImportFile {
  const leagues = new Map(squads.map((squad) => [squad.competition.key, squad]));
  return {
    lines: [
      ...[...leagues.values()].map(({ competition, line }) => ({
        line,
        file,
        record: leagueRecord(competition),
      })),
      ...squads.flatMap((squad) => squadLines(squad, file, seq)),
    ],
    countOfRows: squads.length,
    unknownColumns: [],
    unreadablePrices: new UnreadableCells(),
  };
}

function squadLines(squad: SquadToRead, file: string, seq: number): FeedLine[] {
  const { line, content, competition, season } = squad;
  const read = fileSquad.safeParse(content);
  if (!read.success) {
    const [issue] = read.error.issues;
    const rejection = issueText(issue, 'squad');
    return [{ line, file, record: content, refusal: rejection }];
  }
  const team: FeedLine = { line, file, record: teamRecord(competition, read.data.name) };
  if (season === undefined) return [team];
  if (Number(season.slice(0, 4)) < EARLIEST_SEASON) {
    const rejection = `season: ${season} is before ${EARLIEST_SEASON}, the first the site has; leave the squad out`;
    return [{ line, file, record: content, refusal: rejection }];
  }
  const record: FeedRecord = {
    kind: 'squad',
    source: SOURCE,
    key: `${competition.key} ${season} ${read.data.name}`,
    leagueKey: competition.key,
    season,
    seq,
    teamKey: teamKey(competition, read.data.name),
    players: read.data.players.map(toPlayer),
  };
  return [team, { line, file, record }];
}

function toPlayer({
  name: own,
  country,
  number,
  pos,
  date_of_birth: bornOn,
  club,
}: z.output<typeof filePlayer>) {
  return {
    name: own,
    ...(country === undefined ? {} : { countryCode: country }),
    ...(typeof number === 'number' ? { number } : {}),
    ...(pos ? { position: pos } : {}),
    ...(bornOn ? { bornOn } : {}),
    ...(club ? { club: club.name } : {}),
  };
}
