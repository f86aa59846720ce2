import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SoccerResult } from '../soccer/soccer-match.ts';
import type { Pair } from '../walk-forward/timed-match.ts';

/** A real result with the average early price, at which a value bet could have been placed. */
export type FileResult = SoccerResult & {
  readonly offeredOdds: readonly (number | null)[];
};

/** All results of a folder of football-data.co.uk files (main or extra leagues), by time. */
export function footballDataResults(folder: string): FileResult[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .flatMap((name) => rowsOf(readFileSync(path.join(folder, name), 'utf8')))
    .flatMap((row) => resultOf(row) ?? [])
    .toSorted((one, other) => one.kickoffSeconds - other.kickoffSeconds);
}

type Row = ReadonlyMap<string, string>;

function rowsOf(text: string): Row[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return new Map(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

function resultOf(row: Row): FileResult | undefined {
  const goals = pairOf(row, 'FTHG', 'FTAG') ?? pairOf(row, 'HG', 'AG');
  const homeKey = row.get('HomeTeam') ?? row.get('Home');
  const awayKey = row.get('AwayTeam') ?? row.get('Away');
  if (!goals || !homeKey || !awayKey) return undefined;
  const leagueKey = row.get('Div') ?? row.get('League') ?? '';
  const kickoffSeconds = kickoffOf(row.get('Date') ?? '', row.get('Time') ?? '');
  return {
    id: `${leagueKey} ${kickoffSeconds} ${homeKey}`,
    kickoffSeconds,
    isTimeKnown: Boolean(row.get('Time')),
    leagueKey,
    homeKey,
    awayKey,
    goals,
    shots: pairOf(row, 'HS', 'AS'),
    shotsOnTarget: pairOf(row, 'HST', 'AST'),
    closingOdds: [milli(row, 'AvgCH'), milli(row, 'AvgCD'), milli(row, 'AvgCA')],
    offeredOdds: [milli(row, 'AvgH'), milli(row, 'AvgD'), milli(row, 'AvgA')],
    isAwarded: row.get('HTHG') === '',
  };
}

function kickoffOf(date: string, time: string): number {
  const [day = 1, month = 1, year = 0] = date.split('/').map(Number);
  const [hour = 12, minute = 0] = (time || '12:00').split(':').map(Number);
  return Date.UTC(year < 100 ? year + 2_000 : year, month - 1, day, hour, minute) / 1_000;
}

function pairOf(row: Row, home: string, away: string): Pair | undefined {
  const [one, other] = [row.get(home), row.get(away)];
  return one && other ? [Number(one), Number(other)] : undefined;
}

function milli(row: Row, name: string): number | null {
  const value = Number(row.get(name));
  return value > 1 ? Math.round(value * 1_000) : null;
}
