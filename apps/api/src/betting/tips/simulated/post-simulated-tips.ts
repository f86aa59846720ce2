import { randomOf } from '@tipmark/simulator';
import { findCurrentLines } from '../../../matches/odds/odds-queries.ts';
import { matchTopic, tipsTopic } from '../../../platform/cache/topics.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { tx } from '../../../platform/database/tx.ts';
import type { BettingServices } from '../../services.ts';
import { postTip, type TipCommand } from '../post-tip.ts';
import { TipRejection } from '../tip-rejection.ts';
import type { CapperRow } from './capper-queries.ts';
import { SIMULATED_CAPPERS, type SimulatedCapper } from './cappers.ts';
import { chooseTips, type TipIdea } from './choose-tip.ts';
import { seasonFor } from './contestants.ts';
import { findPosted, findUpcoming, type UpcomingMatch } from './simulated-tip-queries.ts';

type Parts = Pick<BettingServices, 'db' | 'bus' | 'clock'> & {
  readonly config: Pick<BettingServices['config'], 'SIM_SEED'>;
  /** Over how long tips that were due before the site ran are posted; absent = at once. */
  readonly lateSeconds?: number;
};

interface OpenTipIdea {
  readonly capper: CapperRow;
  readonly habit: SimulatedCapper;
  readonly idea: TipIdea;
  /** Unix seconds; it was refused, for a limit of the day as a rule, and waits until then. */
  notBefore?: number;
}

const WAITS_SECONDS = 3_600;

/** Opinions on a match are computed once, before its start. */
export type TipIdeas = Map<number, readonly OpenTipIdea[]>;

/** Before the start of a match, people who are late still have this share of the time left. */
const SHARE_OF_TIME_LEFT = 0.8;

/**
 * When a tip that was already due is posted: the ages of tips are spread as if the site had always
 * run.
 */
function lateFrom(
  { clock, config, lateSeconds = 0 }: Parts,
  { name }: SimulatedCapper,
  { id, starts_at: startsAt }: UpcomingMatch,
): number {
  const now = clock();
  const room = Math.min(lateSeconds, (startsAt - now) * SHARE_OF_TIME_LEFT);
  return now + Math.round(Math.max(0, room) * randomOf(config.SIM_SEED, 'late', name, id).next());
}

function ideasOn(
  known: TipIdeas,
  parts: Parts,
  match: UpcomingMatch,
  cappers: readonly CapperRow[],
): readonly OpenTipIdea[] {
  const held = known.get(match.id);
  if (held !== undefined) return held;
  const rows = new Map(cappers.map((capper) => [capper.name, capper]));
  const present = SIMULATED_CAPPERS.filter(({ name }) => rows.has(name));
  const nowSeconds = parts.clock();
  const ideas = chooseTips(parts.config.SIM_SEED, present, match).flatMap(
    ({ person: habit, idea }): OpenTipIdea[] => {
      const capper = rows.get(habit.name);
      if (capper === undefined) return [];
      const isLate = idea.from <= nowSeconds;
      return [{ capper, habit, idea, ...(isLate && { notBefore: lateFrom(parts, habit, match) }) }];
    },
  );
  known.set(match.id, ideas);
  return ideas;
}

function forgetPast(known: TipIdeas, matches: readonly UpcomingMatch[]): void {
  const ahead = new Set(matches.map(({ id }) => id));
  for (const id of known.keys()) if (!ahead.has(id)) known.delete(id);
}

/**
 * A limit or a start in the meantime is not a failure; a tip that a contest refuses is posted
 * outside the contest.
 */
async function isTaken(db: Db, command: TipCommand, seasonId: number | null): Promise<boolean> {
  const body = { ...command.body, contestSeasonId: seasonId };
  try {
    await tx(db, (trx) => postTip(trx, { ...command, body }));
    return true;
  } catch (error) {
    if (!(error instanceof TipRejection)) throw error;
    return error.code === 'contest_condition' ? isTaken(db, command, null) : false;
  }
}

/** Site line of every outcome of a match that has one. */
async function pricesOf(db: Db, match: UpcomingMatch): Promise<Map<string, number>> {
  const lines = await findCurrentLines(db, match);
  return new Map(lines.map(({ odd_type, milli }) => [odd_type, milli]));
}

/**
 * Posts the simulated people's due tips through the same command as users, at the current time and
 * price.
 * @param limit of tips per round, so that pages are answered in between
 * @returns count of accepted tips
 */
export async function postSimulatedTips(
  parts: Parts,
  cappers: readonly CapperRow[],
  limit: number,
  known: TipIdeas = new Map(),
): Promise<number> {
  const { db, bus, clock } = parts;
  const matches = await findUpcoming(db, clock());
  forgetPast(known, matches);
  const posted = await findPosted(
    db,
    cappers.map(({ id }) => id),
    matches.map(({ id }) => id),
  );
  let taken = 0;
  for (const match of matches) {
    let lines: Promise<Map<string, number>> | undefined;
    for (const open of ideasOn(known, parts, match, cappers)) {
      const { capper, habit, idea, notBefore = idea.from } = open;
      const nowSeconds = clock();
      if (Math.max(idea.from, notBefore) > nowSeconds || posted.has(`${capper.id} ${match.id}`))
        continue;
      const main = idea.choose(match.odds_current ?? []);
      if (main === undefined) continue;
      if (taken >= limit) return taken;
      const choice = idea.comparesPrices
        ? idea.insteadOf(main, await (lines ??= pricesOf(db, match)))
        : main;
      const { odd_type, stake, description } = choice;
      const command = {
        capper: { id: capper.id, ledgerId: capper.ledger_id },
        matchId: match.id,
        sport: match.sport,
        body: { odd_type, stake, description },
        nowSeconds,
      };
      const contestSeasonId = seasonFor(habit, {
        milliOdds: choice.milli,
        description,
        startsAt: match.starts_at,
        at: nowSeconds,
      });
      if (await isTaken(db, command, contestSeasonId)) {
        taken += 1;
        bus.publish([matchTopic(match.id), tipsTopic(match.id)]);
      } else {
        open.notBefore = nowSeconds + WAITS_SECONDS;
      }
    }
  }
  return taken;
}
