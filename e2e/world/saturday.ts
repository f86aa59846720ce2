import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The day the real files are compared with: a Saturday of five leagues, kicked off in British
 * summer time.
 */
export const SATURDAY = {
  date: '21/10/2023',
  iso: '2023-10-21',
  timestamp: Date.UTC(2023, 9, 21, 9) / 1000,
};

export const DIVISIONS = ['E0', 'SP1', 'I1', 'D1', 'F1'] as const;

export interface ResultPrices {
  home: number;
  draw: number;
  away: number;
}

export interface FileRow {
  division: string;
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
  /** first price of each bookmaker that has all three, decimal */
  first: ResultPrices[];
  /** price before kick-off of each bookmaker that has all three, decimal */
  closing: ResultPrices[];
}

/** Where the real files are; unset on machines that do not have them. */
export function openDataDir(): string | undefined {
  return process.env['OPEN_DATA_DIR'] || undefined;
}

export function saturdayFiles(dir: string): string[] {
  return DIVISIONS.map((division) =>
    path.resolve(dir, 'soccer/football-data', `${division}_2324.csv`),
  );
}

const BOOKMAKERS = ['B365', 'BW', 'IW', 'PS', 'WH', 'VC'];

/** Reads the rows of the day directly from the files, independently of the importer. */
export function saturdayRows(dir: string): FileRow[] {
  return saturdayFiles(dir).flatMap((file) => {
    const [header = '', ...lines] = readFileSync(file, 'latin1').replace(/^ï»¿/, '').split(/\r?\n/);
    const names = header.split(',');
    return lines
      .map((line) => new Map(line.split(',').map((cell, i) => [names[i] ?? '', cell])))
      .filter((row) => row.get('Date') === SATURDAY.date)
      .map((row) => ({
        division: row.get('Div') ?? '',
        home: row.get('HomeTeam') ?? '',
        away: row.get('AwayTeam') ?? '',
        homeGoals: Number(row.get('FTHG')),
        awayGoals: Number(row.get('FTAG')),
        first: pricesOf(row, ''),
        closing: pricesOf(row, 'C'),
      }));
  });
}

/** Columns are `B365H` for the first price and `B365CH` for the last. */
function pricesOf(row: ReadonlyMap<string, string>, moment: '' | 'C'): ResultPrices[] {
  return BOOKMAKERS.flatMap((name) => {
    const [home, draw, away] = ['H', 'D', 'A'].map((side) =>
      Number(row.get(`${name}${moment}${side}`)),
    );
    return home && draw && away ? [{ home, draw, away }] : [];
  });
}

/** Median rounded down to 0.01, as the site line is defined. */
export function medianDown(prices: readonly number[]): number {
  const milli = prices.map((price) => Math.round(price * 1000)).sort((a, b) => a - b);
  const middle = milli.length / 2;
  const upper = milli[Math.floor(middle)] ?? 0;
  const lower = milli[Math.ceil(middle) - 1] ?? 0;
  return Math.floor(Math.floor((lower + upper) / 2) / 10) / 100;
}
