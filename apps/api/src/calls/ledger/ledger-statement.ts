import type { Endpoints } from '@tipmark/contract';
import { isSignedBy, verifyHead, witnessText } from '@tipmark/domain';
import { hasSignedWith, insertStatement, isFork } from '../../betting/ledger/witness-queries.ts';
import { addressKey } from '../../people/account/rate-limits.ts';
import type { Limit } from '../../platform/admission/rate-limits.ts';
import { fieldError, rejectFaults } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const STATEMENTS: Limit = { name: 'ledger-statement', max: 30, windowSeconds: 3_600 };
/** Clocks differ. */
const AHEAD_SECONDS = 300;

/**
 * Only heads that this site has signed are stored: nobody can report a fork that is none, and a
 * statement about one is its proof.
 */
export const addLedgerStatement: PrivateHandler<Endpoints['addLedgerStatement']> = {
  statements: 2,
  async answer(call) {
    const { body, services, nowSeconds } = call;
    const { db, limits, ledgerKey } = services;
    const { publicKey, signature, head, seenAt } = body;
    await limits.take(STATEMENTS, addressKey(call));
    await limits.take(STATEMENTS, `witness:${publicKey}`);
    if (seenAt > nowSeconds + AHEAD_SECONDS || seenAt * 1_000 < Date.parse(head.date)) {
      throw fieldError('seenAt', 'bad_value');
    }
    const [isStated, isSigned] = await Promise.all([
      isSignedBy(publicKey, signature, witnessText(body)),
      verifyHead(head),
    ]);
    rejectFaults({
      signature: isStated ? undefined : { key: 'bad_value' },
      'head.signature': isSigned ? undefined : { key: 'bad_value' },
    });
    // one more statement for a head of a former key
    if (head.publicKey !== ledgerKey.publicKey && !(await hasSignedWith(db, head.publicKey))) {
      throw fieldError('head.publicKey', 'bad_value');
    }
    await insertStatement(db, body, nowSeconds);
    return { isFork: await isFork(db, head) };
  },
};
