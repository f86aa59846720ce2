import type { Endpoints } from '@tipmark/contract';
import {
  CONTEST,
  CONTEST_LIMIT,
  CONTEST_PRIZE_DAYS,
  CONTEST_SETTLE_SECONDS,
  type ContestSeason,
  contestMinDescription,
  HOUR_SECONDS,
  seasonBefore,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { contestTopic } from '../../betting/contests/close-contests.ts';
import { contestMessages } from '../../betting/contests/contest-messages.ts';
import { findContestants } from '../../betting/contests/contest-queries.ts';
import {
  presentContestant,
  presentSeason,
  seasonOfId,
} from '../../betting/contests/present-contest.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { fillMessage } from '../../platform/messages/fill-message.ts';
import type { SharedHandler } from '../handler/handler.ts';

const MAX_AGE_MS = 30_000;
const STANDINGS = 10;
const MILLI = 1_000;

function conditionsOf({ contest }: ContestSeason) {
  return {
    minOdds: CONTEST_LIMIT.minMilliOdds / MILLI,
    maxOdds: CONTEST_LIMIT.maxMilliOdds / MILLI,
    tipsPerDay: CONTEST_LIMIT.perDay,
    minSettledTips: CONTEST_LIMIT.minSettledTips,
    minDescription: contestMinDescription(contest),
    isPremiumOnly: contest === CONTEST.premiumCup,
  };
}

/** Neighbouring ranks of one prize are grouped: 30, 14, 7, then 3 for all the rest. */
function prizes() {
  return CONTEST_PRIZE_DAYS.reduce<{ from: number; to: number; premiumDays: number }[]>(
    (groups, premiumDays, index) => {
      const last = groups.at(-1);
      const rank = index + 1;
      if (last?.premiumDays === premiumDays) last.to = rank;
      else groups.push({ from: rank, to: rank, premiumDays });
      return groups;
    },
    [],
  );
}

function textsOf(season: ContestSeason, locale: Locale) {
  const { title, body } = contestMessages(locale, season.contest);
  const { minOdds, maxOdds, ...conditions } = conditionsOf(season);
  const values = {
    ...conditions,
    isPremiumOnly: '',
    minOdds: minOdds.toFixed(2),
    maxOdds: maxOdds.toFixed(2),
    settleHours: CONTEST_SETTLE_SECONDS / HOUR_SECONDS,
  };
  return {
    title,
    body: body.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map((text) => fillMessage(text, values)),
    })),
  };
}

export const pageContestRules: SharedHandler<Endpoints['pageContestRules']> = {
  statements: 1,
  resource({ segments: { id }, services: { db, clock }, locale, nowSeconds }) {
    const season = seasonOfId(id, nowSeconds);
    if (season === undefined || season.startsAt > nowSeconds) throw new CallError('not_found');
    return {
      key: `${locale}|${season.id}`,
      topics: [contestTopic(season.contest)],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const now = clock();
        const rows = await findContestants(db, season, { limit: STANDINGS });
        return {
          ...presentSeason(season, locale, now),
          ...textsOf(season, locale),
          prizes: prizes(),
          conditions: conditionsOf(season),
          standings: rows.map(presentContestant),
          countOfContestants: rows[0]?.count ?? 0,
          previousSeasonId: seasonBefore(season).id,
          asOf: now,
        };
      },
    };
  },
};
