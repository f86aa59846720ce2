import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HockeyResult } from '../hockey/hockey-match.ts';

/**
 * All results of a folder of NHL archives: two rows a match, visitor above home,
 * days without years.
 */
export function nhlResults(folder: string): HockeyResult[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .flatMap((name) => seasonOf(readFileSync(path.join(folder, name), 'utf8'), name))
    .toSorted((one, other) => one.kickoffSeconds - other.kickoffSeconds);
}

function seasonOf(text: string, name: string): HockeyResult[] {
  const rows = text
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));
  let year = Number(/\d{4}/.exec(name)?.[0]);
  let lastMonth = 0;
  return rows.flatMap((away, index) => {
    const home = rows[index + 1];
    if (index % 2 === 1 || !home) return [];
    const [month, day] = [Math.floor(Number(away[0]) / 100), Number(away[0]) % 100];
    if (month < lastMonth) year += 1;
    lastMonth = month;
    return resultOf(home, away, Date.UTC(year, month - 1, day, 12) / 1_000) ?? [];
  });
}

function resultOf(home: string[], away: string[], atSeconds: number): HockeyResult | undefined {
  const regular = (row: string[]) => Number(row[4]) + Number(row[5]) + Number(row[6]);
  const goals = [regular(home), regular(away)] as const;
  const isHomeWin = Number(home[7]) > Number(away[7]);
  if (goals.some(Number.isNaN) || home[7] === away[7]) return undefined;
  const [homeKey = '', awayKey = ''] = [home[3], away[3]].map((key) => key?.replaceAll(' ', ''));
  return {
    id: `${atSeconds} ${homeKey}`,
    kickoffSeconds: atSeconds,
    isTimeKnown: false,
    leagueKey: 'NHL',
    homeKey,
    awayKey,
    goals,
    isHomeWin,
    closingOdds: [milliOf(home[9]), milliOf(away[9])],
  };
}

/** American odds: +150 pays 150 on 100, −150 pays 100 on 150. */
function milliOf(american: string | undefined): number | null {
  const value = Number(american);
  if (!value) return null;
  return Math.round(1_000 * (1 + (value > 0 ? value / 100 : -100 / value)));
}
