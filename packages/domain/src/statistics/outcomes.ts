import { goalsOf, type PlayedMatch } from './played-match.ts';

export interface OutcomeCounts {
  readonly count: number;
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** The number of home wins, draws, away wins. */
export function outcomesOf(matches: readonly PlayedMatch[]): OutcomeCounts {
  const counts = { count: matches.length, home: 0, draw: 0, away: 0 };
  for (const { score } of matches) {
    const [home, away] = score;
    if (home === away) counts.draw += 1;
    else if (home > away) counts.home += 1;
    else counts.away += 1;
  }
  return counts;
}

export interface SideRecord {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** How many matches a team won, drew and lost, wherever they were played. */
export function recordOf(matches: readonly PlayedMatch[], teamId: number): SideRecord {
  const record = { won: 0, drawn: 0, lost: 0 };
  for (const match of matches) {
    const [own, other] = goalsOf(match, teamId);
    if (own === other) record.drawn += 1;
    else if (own > other) record.won += 1;
    else record.lost += 1;
  }
  return record;
}
