import { randomInt } from 'node:crypto';
import {
  type Endpoints,
  FEEDBACK_MESSAGE_MAX,
  FEEDBACK_MESSAGE_MIN,
  FEEDBACK_TOPICS,
} from '@tipmark/contract';
import { addressKey } from '../../people/account/rate-limits.ts';
import { parseEmail } from '../../people/account/rules/email.ts';
import { normalText } from '../../people/account/rules/profile-text.ts';
import { plainAddress } from '../../people/analytics/plain-properties.ts';
import { storeLetter } from '../../people/feedback/feedback-queries.ts';
import type { Limit } from '../../platform/admission/rate-limits.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import { type Detail, rejectFaults } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const LETTERS: Limit = { name: 'feedback', max: 5, windowSeconds: 3_600 };
const MAX_AGENT = 300;
/** Without letters and digits that are mistaken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const TICKET_LENGTH = 8;

function makeTicket(): string {
  const pick = () => ALPHABET[randomInt(ALPHABET.length)];
  return Array.from({ length: TICKET_LENGTH }, pick).join('');
}

function messageFault(message: string): Detail | undefined {
  const length = [...message].length;
  if (length < FEEDBACK_MESSAGE_MIN) {
    return { key: 'too_short', values: { minimum: FEEDBACK_MESSAGE_MIN } };
  }
  if (length <= FEEDBACK_MESSAGE_MAX) return undefined;
  return { key: 'too_long', values: { maximum: FEEDBACK_MESSAGE_MAX } };
}

const isTopic = (topic: number) => FEEDBACK_TOPICS.some((known) => known === topic);

/** Only web pages are accepted: the reader of the letter may follow the link. */
function pageOf(url: string | null | undefined): string | null {
  return url && /^(?:https?:\/\/|\/(?!\/))/.test(url) ? plainAddress(url) : null;
}

export const sendFeedback: PrivateHandler<Endpoints['sendFeedback']> = {
  statements: 1,
  async answer(call) {
    const { body, signedIn, services, nowSeconds, locale, userAgent } = call;
    const email = parseEmail(body.email);
    const message = normalText(body.message);
    rejectFaults({
      topic: isTopic(body.topic)
        ? undefined
        : { key: 'not_listed', values: { values: FEEDBACK_TOPICS.join(', ') } },
      email: email === undefined ? { key: 'email_invalid' } : undefined,
      message: messageFault(message),
    });
    if (email === undefined) throw new Error('email: the schema accepted an address that is none');
    const { db, limits } = services;
    await limits.take(LETTERS, addressKey(call));
    await limits.take(LETTERS, `mail:${email.folded}`);
    if (signedIn !== undefined) await limits.take(LETTERS, `user:${signedIn.user.id}`);
    const ticketId = makeTicket();
    await storeLetter(db, {
      ticket_id: ticketId,
      user_id: signedIn?.user.id ?? null,
      topic: body.topic,
      email: email.address,
      email_folded: email.folded,
      message,
      url: pageOf(body.url),
      locale,
      user_agent: userAgent.slice(0, MAX_AGENT),
      written_at: atSecond(nowSeconds),
      answered_at: null,
    });
    return { ticketId };
  },
};
