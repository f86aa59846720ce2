import { GrammyError } from 'grammy';
import { NoAnswer } from './reach.ts';

/** The chat accepts no more messages: the bot was blocked, or the account is gone. */
export class ChatGone extends Error {
  override readonly name = 'ChatGone';
}

/** Telegram refuses this message, and would refuse it again. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
}

/** Updates go to a webhook, or to another process that polls for them. */
export class UpdatesElsewhere extends Error {
  override readonly name = 'UpdatesElsewhere';
}

/** A service requests a pause. */
export class MustWait extends Error {
  override readonly name = 'MustWait';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`retry after ${seconds} s`);
    this.seconds = seconds;
  }
}

const BAD_REQUEST = 400;
const FORBIDDEN = 403;
const CONFLICT = 409;
const TOO_MANY = 429;
const GONE = /chat not found|user is deactivated|bot was kicked|peer_id_invalid/i;

/** Why a connection failed, as a code such as ECONNREFUSED. Its message contains the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code)) return code;
  const inner = 'error' in error ? error.error : error.cause;
  return inner === undefined || inner === error ? error.name : reasonOf(inner);
}

/**
 * A failure of a call of the bot without anything of the library's error, whose messages contain
 * the address that is called and with it the token of the bot.
 */
export function toTelegramFailure(method: string, error: unknown): Error {
  if (!(error instanceof GrammyError)) {
    return new NoAnswer(`Telegram did not answer ${method}: ${reasonOf(error)}`);
  }
  const { error_code: code, description, parameters } = error;
  const text = `Telegram answered ${code} to ${method}: ${description}`;
  if (code === TOO_MANY) return new MustWait(parameters.retry_after ?? 1);
  if (code === CONFLICT) return new UpdatesElsewhere(text);
  if (code === FORBIDDEN) return new ChatGone(text);
  if (code !== BAD_REQUEST) return new Error(text);
  return GONE.test(description) ? new ChatGone(text) : new MessageRefused(text);
}
