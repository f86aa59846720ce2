import {
  type Endpoints,
  type MatchNotification,
  matchNotificationCalls,
  matchNotificationDeleteCalls,
  matchNotificationSaveCalls,
} from '@tipmark/contract';
import {
  DEFAULT_MATCH_NOTIFICATIONS,
  FOLLOWED_MATCHES_MAX,
  isFinished,
  MATCH_STATUS,
  type MatchNotificationOption,
  type Sport,
} from '@tipmark/domain';
import type { SignedIn } from '../../people/account/sessions/sessions.ts';
import { lockUser } from '../../people/account/users/user-queries.ts';
import {
  countFollowed,
  deleteOptions,
  findMoment,
  findNotifiedMatches,
  findOptions,
  saveOptions,
} from '../../people/notifications/match-notification-queries.ts';
import type { Limit } from '../../platform/admission/rate-limits.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const WRITES: Limit = { name: 'match-notifications', max: 120, windowSeconds: 60 };

function present(
  { user }: SignedIn,
  options?: readonly MatchNotificationOption[],
): MatchNotification {
  return {
    options: [...(options ?? DEFAULT_MATCH_NOTIFICATIONS)],
    isActive: options !== undefined,
    isEmailConfirmed: user.isEmailConfirmed,
  };
}

/** The calls are the same in every sport; each finds only matches of its own. */
function handlersOf(sport: Sport): {
  readonly read: PrivateHandler<Endpoints['soccerMatchNotification']>;
  readonly save: PrivateHandler<Endpoints['soccerMatchNotificationSave']>;
  readonly remove: PrivateHandler<Endpoints['soccerMatchNotificationDelete']>;
} {
  return {
    read: {
      statements: 2,
      async answer({ segments: { id }, signedIn, services: { db } }) {
        if ((await findMoment(db, id, sport)) === undefined) throw new CallError('not_found');
        return present(signedIn, await findOptions(db, signedIn.user.id, id));
      },
    },
    save: {
      statements: 6,
      async answer({ segments: { id }, body, signedIn, services, nowSeconds }) {
        const { db, limits } = services;
        const { id: userId } = signedIn.user;
        await limits.take(WRITES, `user:${userId}`);
        const options = [...new Set(body.options ?? DEFAULT_MATCH_NOTIFICATIONS)].toSorted(
          (a, b) => a - b,
        );
        await tx(db, async (trx) => {
          await lockUser(trx, userId);
          const match = await findMoment(trx, id, sport);
          if (match === undefined) throw new CallError('not_found');
          const { status } = match.moment;
          if (isFinished(status) && status !== MATCH_STATUS.moved) {
            throw new CallError('conflict', { message: { key: 'match_over' } });
          }
          if ((await countFollowed(trx, userId, id)) >= FOLLOWED_MATCHES_MAX) {
            const values = { limit: FOLLOWED_MATCHES_MAX };
            throw new CallError('limit_reached', { message: { key: 'followed_limit', values } });
          }
          await saveOptions(trx, userId, match, options, nowSeconds);
        });
        return present(signedIn, options);
      },
    },
    remove: {
      statements: 2,
      async answer({ segments: { id }, signedIn, services: { db } }) {
        if ((await findMoment(db, id, sport)) === undefined) throw new CallError('not_found');
        await deleteOptions(db, signedIn.user.id, id);
        return present(signedIn);
      },
    },
  };
}

export const matchNotificationHandlers = sportHandlers(
  matchNotificationCalls,
  (sport) => handlersOf(sport).read,
);
export const matchNotificationSaveHandlers = sportHandlers(
  matchNotificationSaveCalls,
  (sport) => handlersOf(sport).save,
);
export const matchNotificationDeleteHandlers = sportHandlers(
  matchNotificationDeleteCalls,
  (sport) => handlersOf(sport).remove,
);

export const notifiedMatches: PrivateHandler<Endpoints['notifiedMatches']> = {
  statements: 1,
  async answer({ signedIn, services: { db } }) {
    return { matchIds: await findNotifiedMatches(db, signedIn.user.id) };
  },
};
