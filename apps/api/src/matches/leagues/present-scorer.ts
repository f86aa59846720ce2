import type { SeasonScorers } from '@tipmark/contract';
import { playerSlug } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { playerName } from '../events/player-name.ts';
import { presentCrest } from '../lists/present-crest.ts';
import type { SeasonScorerRow } from './scorer-queries.ts';

/** A player with his statistics for a team. */
export function presentScorer(
  row: SeasonScorerRow,
  locale: Locale,
): SeasonScorers['scorers'][number] {
  const { position, goals, assists, team_id: id, team_name: name, slug, crest } = row;
  const player = playerName(locale, row.known ?? { name: row.player }, row.origin);
  const team = { id, link: `${id}-${slug}`, name, logo: presentCrest(crest) ?? null };
  return {
    position,
    player,
    playerLink: playerSlug(row.player),
    team,
    goals,
    penaltyGoals: row.penalty_goals,
    assists,
  };
}
