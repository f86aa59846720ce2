import type { FoundLeague, FoundTip, FoundTips, TipsCriteria } from '@tipmark/contract';
import { INITIAL_BANK_MILLI, isMarketCode, marketRule, SPORTS, type Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { presentMatchTip } from '../../betting/tips/present-match-tip.ts';
import { type LeagueColumns, presentLeague } from '../../matches/lists/present-leagues.ts';
import { rounded } from '../../matches/lists/rounded.ts';
import type { ChoiceRow, ShownTipRow } from './tips-search-queries.ts';

export function presentFoundTip(row: ShownTipRow, valuePercent: number | undefined): FoundTip {
  const tip = presentMatchTip(row);
  const hasRecord = row.counted > 0;
  return {
    ...tip,
    author: {
      ...tip.author,
      profitPercent: hasRecord ? rounded((row.profit_sum * 100) / INITIAL_BANK_MILLI) : null,
      clvPercent: row.author_clv === null ? null : rounded(row.author_clv * 100),
    },
    sport: row.sport as Sport,
    matchId: row.match_id,
    valuePercent: valuePercent === undefined ? null : rounded(valuePercent),
  };
}

export function presentFoundLeagues(
  choices: readonly ChoiceRow[],
  rows: readonly LeagueColumns[],
  locale: Locale,
): FoundLeague[] {
  const byId = new Map(rows.map((row) => [row.league_id, row]));
  return choices.flatMap(({ kind, id, sport, tips }): FoundLeague[] => {
    const row = kind === 'league' ? byId.get(id) : undefined;
    if (row === undefined) return [];
    return [{ ...presentLeague(row, locale), sport: sport as Sport, countOfTips: tips }];
  });
}

/** Categories of which there are tips, by sport and in their own order. */
export function presentCategories(choices: readonly ChoiceRow[]): FoundTips['outcomesCategories'] {
  const counts = new Map<string, { sport: Sport; id: number; countOfTips: number }>();
  for (const { kind, sport, odd_type: market, tips } of choices) {
    if (kind !== 'market' || !isMarketCode(market)) continue;
    const id = marketRule(market).category;
    const known = counts.get(`${sport} ${id}`);
    if (known === undefined) {
      counts.set(`${sport} ${id}`, { sport: sport as Sport, id, countOfTips: tips });
    } else known.countOfTips += tips;
  }
  return [...counts.values()].toSorted((a, b) => a.sport - b.sport || a.id - b.id);
}

export function presentActiveCategories(
  criteria: TipsCriteria,
): FoundTips['activeOutcomesCategories'] {
  return SPORTS.flatMap(({ name, sport }) =>
    (criteria[`${name}OutcomeCategories`] ?? []).map((id) => ({ sport, id })),
  );
}
