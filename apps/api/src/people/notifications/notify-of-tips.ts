import { LOCALES, type Locale } from '@tipmark/i18n/server';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { enqueueMails, type Letter, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PeopleServices } from '../account/people-services.ts';
import {
  findFollowers,
  findNextTip,
  findSettledTips,
  lockProgress,
  NOTIFIED,
  type SettledTip,
  saveProgress,
} from './tip-news-queries.ts';

type Parts = Pick<PeopleServices, 'db' | 'bus' | 'clock'>;

/** Number of emails written in one transaction. */
const AT_ONCE = 200;

type Step = { readonly letters: number; readonly isLast: boolean };
const NOTHING: Step = { letters: 0, isLast: true };

const localeOf = (known: string): Locale => LOCALES.find((locale) => locale === known) ?? 'ru';

/** Some of the followers of one new tip. */
async function notifyFollowers(trx: Tx, nowSeconds: number): Promise<Step> {
  const progress = await lockProgress(trx, NOTIFIED.followedTips);
  if (progress === undefined) return NOTHING;
  const { id: tipId, last } = await findNextTip(trx, progress.seq, nowSeconds);
  if (tipId === null) {
    if (last > progress.seq)
      await saveProgress(trx, NOTIFIED.followedTips, { seq: last, userId: 0 });
    return NOTHING;
  }
  const followers = await findFollowers(trx, tipId, {
    afterId: progress.userId,
    limit: AT_ONCE,
    nowSeconds,
  });
  const letters = followers.map(
    ({ id: userId, email: recipient, locale }): Letter => ({
      kind: 'followed_tip',
      recipient,
      locale: localeOf(locale),
      payload: { userId, tipId },
      dedupKey: `tip:${tipId}:${userId}`,
    }),
  );
  await enqueueMails(trx, letters, nowSeconds);
  const lastFollower = followers.length < AT_ONCE ? undefined : followers.at(-1);
  const next =
    lastFollower === undefined
      ? { seq: tipId, userId: 0 }
      : { seq: progress.seq, userId: lastFollower.id };
  await saveProgress(trx, NOTIFIED.followedTips, next);
  return { letters: letters.length, isLast: false };
}

/** All settled tips of one author go into one letter. */
function letterTo(tips: readonly SettledTip[]): Letter[] {
  const [first] = tips;
  const last = tips.at(-1);
  if (first === undefined || last === undefined || first.email === null) return [];
  const { user_id: userId, email: recipient, locale } = first;
  const payload = { userId, tipIds: tips.map(({ id }) => id).join(','), count: tips.length };
  const dedupKey = `settled:${userId}:${last.seq}`;
  return [{ kind: 'tips_settled', recipient, locale: localeOf(locale), payload, dedupKey }];
}

async function notifyAuthors(trx: Tx, nowSeconds: number): Promise<Step> {
  const progress = await lockProgress(trx, NOTIFIED.settledTips);
  if (progress === undefined) return NOTHING;
  const tips = await findSettledTips(trx, progress.seq, { limit: AT_ONCE, nowSeconds });
  const last = tips.at(-1);
  if (last === undefined) return NOTHING;
  const letters = [...Map.groupBy(tips, ({ user_id: userId }) => userId).values()].flatMap(
    letterTo,
  );
  await enqueueMails(trx, letters, nowSeconds);
  await saveProgress(trx, NOTIFIED.settledTips, { seq: last.seq, userId: 0 });
  return { letters: letters.length, isLast: tips.length < AT_ONCE };
}

/**
 * Notifies followers of new tips, and authors of the settlement of theirs, once each. Several
 * processes may run it; after an interruption the next one continues.
 * @returns count of notifications
 */
export async function notifyOfTips({ db, bus, clock }: Parts): Promise<number> {
  let letters = 0;
  for (const emit of [notifyFollowers, notifyAuthors]) {
    let step: Step;
    do {
      step = await tx(db, (trx) => emit(trx, clock()));
      letters += step.letters;
    } while (!step.isLast);
  }
  if (letters > 0) wakeOutbox(bus);
  return letters;
}
