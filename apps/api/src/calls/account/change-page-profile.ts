import type { Endpoints } from '@tipmark/contract';
import { resetRecord, setDelay, setPrivacy } from '../../betting/profile/change-profile.ts';
import { RATING_TOPIC } from '../../betting/rating/rating-job.ts';
import { findUserByUrl } from '../../people/account/users/user-queries.ts';
import { capperTopic } from '../../platform/cache/topics.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import { readProfile } from './present-profile.ts';

export const changePageProfile: PrivateHandler<Endpoints['changePageProfile']> = {
  statements: 17,
  async answer({ segments, body, signedIn, services: { db, bus, responses }, nowSeconds, locale }) {
    const isPrivacy = body.is_privacy === true && body.is_privacy_enabled !== undefined;
    const isDelay = body.is_delay === true && body.is_delay_enabled !== undefined;
    const changes = [isPrivacy, isDelay, body.is_reset === true].filter(Boolean);
    if (changes.length !== 1) throw fieldError('is_privacy', 'one_change');
    const user = await findUserByUrl(db, segments.userUrl);
    // Somebody else's profile is treated as missing.
    if (user?.id !== signedIn.user.id) throw new CallError('not_found');
    if (isPrivacy) await setPrivacy(db, user, body.is_privacy_enabled === true);
    else if (isDelay) await setDelay(db, user, body.is_delay_enabled === true);
    else await resetRecord(db, user, nowSeconds);
    bus.publish([RATING_TOPIC, capperTopic(user.id)]);
    const changed = await findUserByUrl(db, user.url);
    return readProfile({ db, responses }, changed ?? user, { signedIn, nowSeconds, locale });
  },
};
