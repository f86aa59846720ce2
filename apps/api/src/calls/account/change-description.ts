import type { Endpoints } from '@tipmark/contract';
import { storeDescription } from '../../people/account/profile/profile-queries.ts';
import {
  descriptionFault,
  needsModeration,
  normalText,
} from '../../people/account/rules/profile-text.ts';
import { CallError, rejectFaults } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** Shown immediately, unless its text needs a review first. */
export const changeDescription: PrivateHandler<Endpoints['changeDescription']> = {
  statements: 1,
  async answer({ body, signedIn, services: { db } }) {
    const description = normalText(body.description);
    rejectFaults({ description: descriptionFault(description) });
    const isOnModeration = needsModeration(description);
    const changed = await storeDescription(db, signedIn.user.id, { description, isOnModeration });
    if (changed === undefined) throw new CallError('unauthorized');
    return {
      description: changed.description,
      descriptionOnModeration: changed.description_moderation,
    };
  },
};
