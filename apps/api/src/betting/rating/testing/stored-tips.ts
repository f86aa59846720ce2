import {
  LEDGER_KIND,
  ledgerAmount,
  type SettledResult,
  STAKE_UNIT_MILLI,
  tipProfit,
} from '@tipmark/domain';
import { atSecond } from '../../../platform/database/at-second.ts';
import { tx } from '../../../platform/database/tx.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';
import type { TestUser } from '../../../testing/users.ts';
import { appendEntries } from '../../ledger/append-entries.ts';
import { markOutdated } from '../rating-queries.ts';

export interface SettledTipDraft {
  readonly matchId: number;
  readonly market?: string;
  readonly oddType?: string;
  readonly milli: number;
  readonly stake: number;
  readonly result: SettledResult;
  readonly clv: number | null;
  readonly isRated?: boolean;
  readonly contestSeasonId?: number;
  /** Unix seconds. */
  readonly createdAt: number;
  readonly settledAt: number;
}

/** Tips that were posted and settled long ago, with their entries, as the commands leave them. */
export async function storeTips(
  { database: { db } }: Pick<TestApi, 'database'>,
  user: TestUser,
  drafts: readonly SettledTipDraft[],
): Promise<void> {
  await tx(db, async (trx) => {
    await markOutdated(trx, drafts.length === 0 ? [] : [user.id]);
    for (const draft of drafts) {
      const { matchId: m, market = '1x2', oddType: o = '1x2.1', milli, stake: s, result } = draft;
      const { ledgerId } = user;
      const [entry] = await appendEntries(trx, draft.createdAt, [
        { ledgerId, content: { t: LEDGER_KIND.tip, m, o, p: ledgerAmount(milli), s } },
      ]);
      const { seq = 0, hash = '' } = entry ?? {};
      const profitMilli = tipProfit(result, s * STAKE_UNIT_MILLI, milli);
      const g = ledgerAmount(profitMilli);
      const content = { t: LEDGER_KIND.settle, ref: seq, r: result, g };
      const [settled] = await appendEntries(trx, draft.settledAt, [{ ledgerId, content }]);
      await trx
        .insertInto('tips')
        .values({
          id: seq,
          user_id: user.id,
          match_id: m,
          sport: 1,
          odd_type: o,
          market,
          milli,
          stake: s,
          created_at: atSecond(draft.createdAt),
          edited_at: null,
          starts_at: atSecond(draft.createdAt + 3_600),
          contest_season_id: draft.contestSeasonId ?? null,
          result,
          profit_milli: profitMilli,
          settled_at: atSecond(draft.settledAt),
          seq,
          hash,
          clv: draft.clv,
          is_rated: draft.isRated ?? true,
          delay_salt: null,
          settled_seq: settled?.seq ?? null,
        })
        .execute();
    }
  });
}
