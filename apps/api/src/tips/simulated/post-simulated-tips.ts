import { SPORT } from '@tipmark/domain';
import { createUser } from '../../account/users/create-user.ts';
import { sqlStateOf } from '../../database/database-errors.ts';
import { tx } from '../../database/tx.ts';
import { matchTopic } from '../../hot/topics.ts';
import type { Services } from '../../services.ts';
import { GameRefusal } from '../game-refusal.ts';
import { postTip } from '../post-tip.ts';
import { SIMULATED_CAPPERS } from './cappers.ts';
import { planTip } from './plan-tip.ts';
import { type CapperRow, findCappers, findPosted, findUpcoming } from './simulated-tip-queries.ts';

type Parts = Pick<Services, 'db' | 'bus' | 'clock'> & {
  readonly config: Pick<Services['config'], 'SIM_SEED' | 'DEFAULT_COUNTRY'>;
};

const UNIQUE_VIOLATION = '23505';

/** Makes those of the people who are not there yet. A name somebody else took stays theirs. */
export async function seedCappers({ db, clock, config }: Parts): Promise<CapperRow[]> {
  const names = SIMULATED_CAPPERS.map(({ name }) => name);
  const known = new Set((await findCappers(db, names)).map(({ name }) => name));
  for (const name of names.filter((one) => !known.has(one))) {
    const person = { email: undefined, passwordHash: null, name, isSimulated: true };
    const user = { ...person, countryCode: config.DEFAULT_COUNTRY };
    try {
      await tx(db, (trx) => createUser(trx, user, clock()));
    } catch (error) {
      if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    }
  }
  return findCappers(db, names);
}

/**
 * Posts what is due of the simulated people's tips through the command everybody uses, at the
 * clock's instant and price.
 * @param limit at most so many, so that pages are answered between two rounds
 * @returns count of tips taken
 */
export async function postSimulatedTips(
  parts: Parts,
  cappers: readonly CapperRow[],
  limit: number,
): Promise<number> {
  const { db, bus, clock, config } = parts;
  const matches = await findUpcoming(db, clock());
  const posted = await findPosted(
    db,
    cappers.map(({ id }) => id),
    matches.map(({ id }) => id),
  );
  const habits = new Map(SIMULATED_CAPPERS.map((capper) => [capper.name, capper]));
  let taken = 0;
  for (const match of matches) {
    for (const { id, ledger_id: ledgerId, name } of cappers) {
      const habit = habits.get(name);
      if (habit === undefined || posted.has(`${id} ${match.id}`)) continue;
      const plan = planTip(config.SIM_SEED, habit, match);
      const nowSeconds = clock();
      if (plan === undefined || plan.from > nowSeconds) continue;
      if (taken >= limit) return taken;
      const { odd_type, stake, description } = plan;
      const command = {
        capper: { id, ledgerId },
        matchId: match.id,
        sport: SPORT.soccer,
        body: { odd_type, stake, description },
        nowSeconds,
      };
      try {
        await tx(db, (trx) => postTip(trx, command));
        taken += 1;
        bus.publish([matchTopic(match.id)]);
      } catch (error) {
        // A limit or a start in the meantime: there are other matches.
        if (!(error instanceof GameRefusal)) throw error;
      }
    }
  }
  return taken;
}
