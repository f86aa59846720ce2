import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { byKeys, firstKey, pairId } from '../identity/pair-keys.ts';
import { judgeLeagues, type LeagueJudgement } from './judge-leagues.ts';
import {
  loadDecidedLeagues,
  loadNearLeagues,
  loadSharedMatches,
  type NearLeague,
} from './near-league-queries.ts';

/** Two leagues that are one, or may be. */
export interface FoundLeagues extends LeagueJudgement {
  readonly id: string;
  /** The one of the stronger source, which is left of two. */
  readonly strong: NearLeague;
  readonly weak: NearLeague;
}

/** Every pair of leagues that is one or may be, in an order of its own. */
export async function findLeaguePairs(tx: Db | Tx): Promise<FoundLeagues[]> {
  const shared = await loadSharedMatches(tx);
  if (shared.length === 0) return [];
  const ids = [...new Set(shared.flatMap(({ oneId, otherId }) => [oneId, otherId]))];
  const leagues = await loadNearLeagues(tx, ids);
  const decided = await loadDecidedLeagues(tx, ids);
  const found = shared.flatMap((pair): FoundLeagues[] => {
    const [one, other] = [leagues.get(pair.oneId), leagues.get(pair.otherId)];
    if (one === undefined || other === undefined || decided.has(`${one.id} ${other.id}`)) return [];
    const [strong, weak] = byKeys(one, other) < 0 ? [one, other] : [other, one];
    const judgement = judgeLeagues(strong, weak, pair);
    if (judgement.verdict === 'other') return [];
    const id = pairId(firstKey(strong.keys), firstKey(weak.keys), 'league ');
    return [{ ...judgement, id, strong, weak }];
  });
  return found.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

const leagueText = ({ name, country, keys }: NearLeague): string =>
  `${name} (${[country, ...keys.map(({ source, key }) => `${source} ${key}`)].join('; ')})`;

/** `league Premier League (GB-ENG; api-football 39) and EPL (GB-ENG; …)` */
export const leaguesText = ({ strong, weak }: FoundLeagues): string =>
  `league ${leagueText(strong)} and ${leagueText(weak)}`;
