import type { Terminal } from '@tipmark/server-kit';
import type { Db } from '../../../platform/database/connect.ts';
import { findPredictedLeagues, selectLeagues } from '../league-queries.ts';
import { evaluateLeagues } from './evaluate-leagues.ts';
import { reliabilityTable } from './reliability-table.ts';

export interface RunOptions {
  /** Leagues by number, name or a source's key; none = all. */
  readonly wanted: readonly string[];
  readonly usesPastOdds: boolean;
  readonly sinceSeconds?: number;
  readonly nowSeconds: () => number;
  readonly terminal: Terminal;
}

const CLEAR_LINE = '\r\u{1B}[K';

/**
 * `predict evaluate`: predicts, stores, prints the tables of reliability.
 * @returns days, `yyyy-mm-dd`, whose matches show other forecasts now
 * @throws UnknownLeague
 */
export async function runEvaluation(db: Db, options: RunOptions): Promise<ReadonlySet<string>> {
  const { terminal } = options;
  const known = await findPredictedLeagues(db);
  const leagues = selectLeagues(known, options.wanted);
  if (leagues.length === 0) {
    terminal.write(
      'There is no league of soccer or hockey and no tennis tournament in the database: import files first.\n',
    );
    return new Set();
  }
  let done = 0;
  const onStep = (matches: number) => {
    done += matches;
    const text = `${done} matches predicted`;
    terminal.write(terminal.isTty ? `${CLEAR_LINE}${text}` : `${text}\n`);
  };
  const groups = await evaluateLeagues(db, leagues, { ...options, known, onStep });
  if (terminal.isTty) terminal.write(CLEAR_LINE);
  for (const group of groups) terminal.write(`\n${reliabilityTable(group)}`);
  const stored = groups.reduce((sum, group) => sum + group.stored, 0);
  terminal.write(`\n${done} matches walked, ${stored} predictions stored\n`);
  return new Set(groups.flatMap(({ days }) => [...days]));
}
