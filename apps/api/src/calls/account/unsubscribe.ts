import { ACCOUNT_LIMITS, type Endpoints } from '@tipmark/contract';
import { findLink } from '../../people/account/links/link-queries.ts';
import { readChoices, unsubscribeFrom } from '../../people/account/profile/notification-queries.ts';
import {
  ALL_TYPES,
  activeTypes,
  LOCKED_TYPE,
} from '../../people/account/profile/notification-types.ts';
import { addressKey, LIMITS } from '../../people/account/rate-limits.ts';
import { normalText } from '../../people/account/rules/profile-text.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { CallError, rejectFaults } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const EVERYTHING = 0;

function typesOf(options: readonly number[]): number[] {
  const wanted = options.includes(EVERYTHING) ? ALL_TYPES : options;
  return [...new Set(wanted)].filter((type) => type !== LOCKED_TYPE);
}

export const unsubscribe: PrivateHandler<Endpoints['unsubscribe']> = {
  statements: 7,
  async answer(call) {
    const { body, signedIn, services, nowSeconds } = call;
    const { db, limits } = services;
    await limits.take(LIMITS.linkOfAddress, addressKey(call));
    const explanation = normalText(body.explanation ?? '');
    const maximum = ACCOUNT_LIMITS.explanationMaxLength;
    rejectFaults({
      explanation:
        [...explanation].length > maximum ? { key: 'too_long', values: { maximum } } : undefined,
    });
    const link = body.token && (await findLink(db, 'unsubscribe', body.token, nowSeconds));
    const user = await findUserById(db, (link || undefined)?.userId ?? signedIn?.user.id ?? 0);
    if (user === undefined) throw new CallError('unauthorized');
    const options = typesOf(body.options);
    if (options.length > 0) {
      await unsubscribeFrom(db, { userId: user.id, options, explanation }, nowSeconds);
    }
    return { email: user.email ?? '', activeTypes: activeTypes(await readChoices(db, user.id)) };
  },
};
