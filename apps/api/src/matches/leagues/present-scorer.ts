import type { SeasonScorers } from '@tipmark/contract';
import { presentCrest } from '../lists/present-crest.ts';
import type { SeasonScorerRow } from './scorer-queries.ts';

/** A player with his figures for a team. */
export function presentScorer(row: SeasonScorerRow): SeasonScorers['scorers'][number] {
  const { position, player, goals, assists, team_id: id, team_name: name, slug, crest } = row;
  const team = { id, link: `${id}-${slug}`, name, logo: presentCrest(crest) ?? null };
  return { position, player, team, goals, penaltyGoals: row.penalty_goals, assists };
}
