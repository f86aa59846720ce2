import type { Endpoints } from '@tipmark/contract';
import { findReceipts } from '../../people/billing/log-queries.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const MAX_LISTED = 100;

const MINOR = 100;

export const premiumReceipts: PrivateHandler<Endpoints['premiumReceipts']> = {
  statements: 1,
  async answer({ signedIn, services: { db } }) {
    const receipts = await findReceipts(db, signedIn.user.id, MAX_LISTED);
    return {
      receipts: receipts.map(({ orderId, amountMinor, atSeconds, ...receipt }) => ({
        ...receipt,
        paymentId: orderId,
        amount: amountMinor / MINOR,
        at: atSeconds,
      })),
    };
  },
};
