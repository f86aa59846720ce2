import type { DayTip, DelayedTip, MatchTip, MatchTips, TipAuthor } from '@tipmark/contract';
import { capperLabel, PAGE_SIZE, TIP_RESULT, type TipResult } from '@tipmark/domain';
import { toDecimal } from '../../matches/lists/decimal.ts';
import { rounded } from '../../matches/lists/rounded.ts';
import { timeKnown } from '../../matches/lists/time-known.ts';
import type { DayTipRow } from './day-tips-queries.ts';
import type { DelayedTipRow } from './delayed-tips-queries.ts';
import type { MatchTipRow } from './match-tips-queries.ts';
import type { AuthorRow } from './tip-authors-queries.ts';

const MILLI = 1_000;

export function presentAuthor(row: AuthorRow): TipAuthor {
  const hasRecord = row.stake_sum > 0;
  const roi = (row.profit_sum * 100) / row.stake_sum;
  return {
    name: row.author_name,
    url: row.author_url,
    position: row.position,
    label: capperLabel(row.position),
    badges: [...row.badges],
    roiPercent: hasRecord ? rounded(roi) : null,
    countOfTips: hasRecord ? row.counted : null,
  };
}

export function presentMatchTip(row: MatchTipRow): MatchTip {
  const isPending = row.result === TIP_RESULT.pending;
  return {
    id: row.id,
    author: presentAuthor(row),
    odd_type: row.odd_type,
    odds: row.milli / MILLI,
    currentOdds: toDecimal(row.current_milli),
    stake: row.stake,
    description: row.is_text_hidden ? '' : row.description,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    result: row.result as TipResult,
    profit: isPending ? null : row.profit_milli / MILLI,
    clvPercent: row.clv === null ? null : rounded(row.clv * 100),
    isDelayed: row.is_delayed,
    contestSeasonId: row.contest_season_id,
    seq: row.seq,
    hash: row.hash,
  };
}

/** A tip with the match it is on. */
export function presentDayTip(row: DayTipRow): DayTip {
  const { match_id, match_slug, home_name: home, away_name: away, starts_at: startsAt } = row;
  return {
    ...presentMatchTip(row),
    match: { link: `${match_id}-${match_slug}`, home, away, startsAt, ...timeKnown(row) },
  };
}

/** @param rows one more than a page when there are more */
export function presentMatchTips(rows: readonly MatchTipRow[]): MatchTips {
  const page = rows.slice(0, PAGE_SIZE.matchTips);
  return {
    tips: page.map(presentMatchTip),
    count: rows[0]?.total ?? 0,
    lastTipId: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

export function presentDelayedTip(row: DelayedTipRow): DelayedTip {
  return {
    author: presentAuthor(row),
    createdAt: row.created_at,
    startsAt: row.starts_at,
    seq: row.seq,
    hash: row.hash,
  };
}
