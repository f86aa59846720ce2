import type { OpenName } from '@tipmark/contract/open';
import { OPEN_ROOT } from '@tipmark/contract/open';
import { type OpenWorld, PLAYED } from './open-world.ts';

/** The most expensive call of each collection, in English. */
export function openCalls({ matchIds }: OpenWorld): Readonly<Record<OpenName, string>> {
  const id = matchIds.get(PLAYED) ?? 0;
  const ofMatch = (rest: string) => `${OPEN_ROOT}/matches/${id}${rest}`;
  return {
    leagues: `${OPEN_ROOT}/leagues?language=en`,
    leagueTable: `${OPEN_ROOT}/leagues/101/table?language=en`,
    seasons: `${OPEN_ROOT}/seasons?language=en`,
    teams: `${OPEN_ROOT}/teams?language=en&limit=3`,
    players: `${OPEN_ROOT}/players?language=en&limit=3`,
    matches: `${OPEN_ROOT}/matches?language=en&day=2024-01-13`,
    match: ofMatch('?language=en'),
    matchEvents: ofMatch('/events?language=en'),
    matchStatistics: ofMatch('/statistics?language=en'),
    matchLineUps: ofMatch('/line-ups?language=en'),
    matchOdds: ofMatch('/odds?language=en&market=1x2'),
    matchClosing: ofMatch('/closing?language=en&market=1x2'),
    matchForecast: ofMatch('/forecast?language=en'),
    cappers: `${OPEN_ROOT}/cappers?language=en`,
    capper: `${OPEN_ROOT}/cappers/anna?language=en`,
    tips: `${OPEN_ROOT}/tips?language=en&capper=anna`,
    ledger: `${OPEN_ROOT}/ledger?language=en&capper=anna`,
    ledgerHeads: `${OPEN_ROOT}/ledger/heads?language=en`,
    ledgerWitnesses: `${OPEN_ROOT}/ledger/witnesses?language=en`,
  };
}
