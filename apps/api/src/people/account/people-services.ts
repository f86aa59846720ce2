import type { Messenger } from '../../platform/outbox/messenger.ts';
import type { PushSender } from '../../platform/outbox/push-sender.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { HookSender } from '../../platform/webhooks/hook-sender.ts';
import type { Acquirers } from '../acquirers/create-acquirers.ts';
import type { EventForwarder } from '../analytics/event-forwarder.ts';
import type { Passwords } from './rules/passwords.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { SignInProviders } from './sign-ins/providers.ts';
import type { SealingKeys } from './totp/sealed-secret.ts';

/** The dependencies of accounts, and of the areas above them, besides the platform. */
export type PeopleServices = PlatformServices & {
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  /** Other sites whose accounts sign in here. */
  readonly signIns: SignInProviders;
  /** The acquirers of premium payments. */
  readonly acquirers: Acquirers;
  /** The bot, or the local chat page that takes its place. */
  readonly messenger: Messenger;
  /** Sends notifications to browsers. */
  readonly push: PushSender;
  /** Forwards events of visitors, where a receiver is configured. */
  readonly events: EventForwarder;
  /** Seal the secrets of authenticator apps. */
  readonly totpKeys: SealingKeys;
  /** Sends webhooks. */
  readonly hooks: HookSender;
  /** Seals the secrets of webhooks. */
  readonly hookKey: Buffer;
};
