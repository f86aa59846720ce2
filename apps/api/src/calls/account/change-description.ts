import type { Endpoints } from '@tipmark/contract';
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
    const changed = await db
      .updateTable('users')
      .set(
        needsModeration(description)
          ? { description_moderation: description }
          : { description, description_moderation: null },
      )
      .where('id', '=', signedIn.user.id)
      .returning(['description', 'description_moderation'])
      .executeTakeFirst();
    if (changed === undefined) throw new CallError('unauthorized');
    return {
      description: changed.description,
      descriptionOnModeration: changed.description_moderation,
    };
  },
};
