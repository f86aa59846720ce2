import { comparisonCalls } from '@tipmark/contract';
import { type Sport, sportRules } from '@tipmark/domain';
import {
  comparePlayers,
  PLAYER_COMPARISON_STATEMENTS,
} from '../../matches/comparison/compare-players.ts';
import {
  compareTeams,
  TEAM_COMPARISON_STATEMENTS,
} from '../../matches/comparison/compare-teams.ts';
import { idOfLink } from '../../matches/events/event-resource.ts';
import type { OfFamily, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const MAX_AGE_MS = 60_000;

/** Two teams, or players where a sport has no tables, beside each other. */
export function comparisonOf(sport: Sport): SharedHandler<OfFamily<typeof comparisonCalls>> {
  const isOfTeams = sportRules(sport).table !== null;
  return {
    statements: isOfTeams ? TEAM_COMPARISON_STATEMENTS : PLAYER_COMPARISON_STATEMENTS,
    resource({ segments: { first, second }, query, services, locale }) {
      const ids = [idOfLink(first), idOfLink(second)] as const;
      const { count = 0 } = query;
      return {
        key: [locale, ...ids, count].join('|'),
        topics: [],
        maxAgeMs: MAX_AGE_MS,
        build: () => {
          const { db, responses, clock } = services;
          const request = { db, responses, sport, nowSeconds: clock(), locale, ids, count };
          return isOfTeams ? compareTeams(request) : comparePlayers(request);
        },
      };
    },
  };
}

export const comparisonHandlers = sportHandlers(comparisonCalls, comparisonOf);
