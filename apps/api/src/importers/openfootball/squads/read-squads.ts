import type { FeedRecord } from '@tipmark/contract/feed';
import { SPORT } from '@tipmark/domain';
import { z } from 'zod';
import type { FeedLine } from '../../../feed/feed-line.ts';
import { FileRefused } from '../../file-refused.ts';
import type { ImportFile } from '../../import-file.ts';
import { type Competition, competitionOf } from '../competitions.ts';
import { linesOfKey } from '../lines-of-matches.ts';
import { SOURCE } from '../match-records.ts';
import { teamKey, teamRecord } from '../team-records.ts';

const name = z.string().trim().min(1).max(120);

const filePlayer = z.object({
  name,
  number: z.int().min(0).max(99).nullish(),
  pos: z.enum(['GK', 'DF', 'MF', 'FW']).nullish(),
  date_of_birth: z.iso.date().nullish(),
  club: z.object({ name }).nullish(),
});

const fileSquad = z.object({ name: name.max(100), players: z.array(filePlayer).min(1).max(60) });

/** Tournaments by a word in the name of a file: inside, squads say neither name nor year. */
const TOURNAMENTS: [pattern: RegExp, title: string][] = [
  [/euro/i, 'Euro'],
  [/copa/i, 'Copa América'],
];
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const USUAL_TOURNAMENT = 'World Cup';

/**
 * Reads the squads of a tournament; its year stands in the name of the file or its folder. Without
 * one the teams become known, and their players do not.
 * @throws FileRefused when the list is of something else
 */
export function readSquads(
  content: readonly unknown[],
  text: string,
  file: string,
  { seq, folder = '' }: { seq: number; folder?: string | undefined },
): ImportFile {
  const lines = linesOfKey(text, 'players', content.length);
  if (!content.some((squad) => fileSquad.safeParse(squad).success)) {
    throw new FileRefused('not a file of openfootball: a list, but not of squads');
  }
  const [season] = YEAR.exec(file) ?? YEAR.exec(folder) ?? [];
  const title = TOURNAMENTS.find(([pattern]) => pattern.test(file))?.[1] ?? USUAL_TOURNAMENT;
  const place: Place = { competition: competitionOf(title, season ?? '', file), season, seq };
  return {
    lines: [
      { line: 1, file, record: leagueRecord(place.competition) },
      ...content.flatMap((squad, index) => squadLines(squad, lines[index] ?? 1, file, place)),
    ],
    countOfRows: content.length,
    unknownColumns: [],
    unreadablePrices: new Map(),
  };
}

interface Place {
  competition: Competition;
  season: string | undefined;
  seq: number;
}

function leagueRecord({ key, timeZone: _, ...league }: Competition): FeedRecord {
  return { kind: 'league', source: SOURCE, key, sport: SPORT.soccer, ...league };
}

function squadLines(squad: unknown, line: number, file: string, place: Place): FeedLine[] {
  const read = fileSquad.safeParse(squad);
  if (!read.success) {
    const [issue] = read.error.issues;
    return [{ line, file, record: squad, refusal: `${issue?.path.join('.')}: ${issue?.message}` }];
  }
  const { competition, season, seq } = place;
  const team: FeedLine = { line, file, record: teamRecord(competition, read.data.name) };
  if (season === undefined) return [team];
  const record: FeedRecord = {
    ...{ kind: 'squad', source: SOURCE, key: `${competition.key} ${season} ${read.data.name}` },
    ...{ leagueKey: competition.key, season, seq },
    teamKey: teamKey(competition, read.data.name),
    players: read.data.players.map(toPlayer),
  };
  return [team, { line, file, record }];
}

function toPlayer({
  name: own,
  number,
  pos,
  date_of_birth: bornOn,
  club,
}: z.output<typeof filePlayer>) {
  return {
    name: own,
    ...(typeof number === 'number' ? { number } : {}),
    ...(pos ? { position: pos } : {}),
    ...(bornOn ? { bornOn } : {}),
    ...(club ? { club: club.name } : {}),
  };
}
