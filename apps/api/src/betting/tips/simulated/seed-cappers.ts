import { randomBytes } from 'node:crypto';
import { DAY_SECONDS } from '@tipmark/domain';
import { randomOf } from '@tipmark/simulator';
import { foldUserName } from '../../../people/account/rules/user-name.ts';
import { urlStemOf } from '../../../people/account/rules/user-url.ts';
import { tx } from '../../../platform/database/tx.ts';
import type { BettingServices } from '../../services.ts';
import { aboutFor } from './about.ts';
import {
  type CapperRow,
  findCappers,
  insertCappers,
  insertFollows,
  subscribeCappers,
} from './capper-queries.ts';
import { DEMO_PASTS, REGULARS, SIMULATED_CAPPERS } from './cappers.ts';
import { isSubscriber } from './contestants.ts';

type Parts = Pick<BettingServices, 'db' | 'clock'> & {
  readonly config: Pick<BettingServices['config'], 'SIM_SEED' | 'DEFAULT_COUNTRY'>;
};

const YEAR_SECONDS = 365 * DAY_SECONDS;
/** Earlier than the backfilled past. */
const OLDEST_DAYS = 420;
const NEWEST_DAYS = 75;
const LEDGER_ID_BYTES = 8;
const MOST_FOLLOWED = 14;
const FOLLOWERS_SHARE = 0.2;
/** Batches small enough that pages are answered between two of them on a new site. */
const PEOPLE_AT_ONCE = 50;
const FOLLOWS_AT_ONCE = 400;

/**
 * Creates missing people and their follows. Names taken by users are skipped. An existing world is
 * not changed.
 */
export async function seedCappers({ db, clock, config }: Parts): Promise<CapperRow[]> {
  const names = SIMULATED_CAPPERS.map(({ name }) => name);
  const known = await findCappers(db, names);
  if (known.length >= names.length) return known;
  const here = new Set(known.map(({ name }) => name));
  const missing = SIMULATED_CAPPERS.filter(({ name }) => !here.has(name)).map(
    ({ name, locale, isPrivate = false, isDelaying = false }, index) => {
      const random = randomOf(config.SIM_SEED, 'account', name);
      const days = random.integer(NEWEST_DAYS, OLDEST_DAYS);
      return {
        name,
        folded: foldUserName(name),
        stem: urlStemOf(name) ?? `capper-${index + 1}`,
        ledgerId: randomBytes(LEDGER_ID_BYTES).toString('hex'),
        about: aboutFor(locale, random),
        isPrivate,
        delaysTips: isDelaying,
        createdAt: clock() - days * DAY_SECONDS - random.integer(0, DAY_SECONDS - 1),
      };
    },
  );
  for (const some of piecesOf(missing, PEOPLE_AT_ONCE)) {
    await tx(db, (trx) => insertCappers(trx, some, config.DEFAULT_COUNTRY));
  }
  const cappers = await findCappers(db, names);
  const subscribers = new Set(SIMULATED_CAPPERS.filter(isSubscriber).map(({ name }) => name));
  const paying = cappers.filter(({ name }) => subscribers.has(name));
  await subscribeCappers(
    db,
    paying.map(({ id }) => id),
    clock() + YEAR_SECONDS,
  );
  const demos = await findCappers(
    db,
    DEMO_PASTS.map(({ name }) => name),
  );
  const follows = [
    ...followsOf(cappers, config.SIM_SEED),
    ...demos.flatMap((demo) => followersOf(demo, cappers, config.SIM_SEED)),
  ];
  for (const some of piecesOf(follows, FOLLOWS_AT_ONCE)) await insertFollows(db, some, clock());
  return cappers;
}

/** Some of the people follow others, too. */
function followersOf(tipster: CapperRow, cappers: readonly CapperRow[], seed: number) {
  return cappers
    .filter(({ name }) => randomOf(seed, 'follows', tipster.name, name).chance(FOLLOWERS_SHARE))
    .map((follower) => ({ followerId: follower.id, tipsterId: tipster.id }));
}

/** Everybody follows some frequent tipsters; a few have many followers. */
function followsOf(cappers: readonly CapperRow[], seed: number) {
  const regular = new Set(REGULARS.map(({ name }) => name));
  const order = popularityOrder(
    cappers.filter(({ name }) => regular.has(name)),
    seed,
  );
  return cappers.flatMap((follower) => {
    const random = randomOf(seed, 'follows', follower.name);
    const count = random.integer(0, MOST_FOLLOWED);
    const wanted = Array.from({ length: count }, () =>
      // Squared, so that those at the front of the shuffled list are popular.
      order.at(Math.floor(random.next() ** 2 * order.length)),
    );
    return [...new Set(wanted)]
      .filter((tipster) => tipster !== undefined && tipster.id !== follower.id)
      .map((tipster) => ({ followerId: follower.id, tipsterId: tipster?.id ?? 0 }));
  });
}

function popularityOrder(cappers: readonly CapperRow[], seed: number): readonly CapperRow[] {
  return cappers
    .map((capper) => ({ capper, key: randomOf(seed, 'popularity', capper.name).next() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ capper }) => capper);
}

function piecesOf<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
