import type { PlatformServices } from '../../platform/services.ts';
import type { EventForwarder } from '../analytics/event-forwarder.ts';
import type { Passwords } from './rules/passwords.ts';
import type { Sessions } from './sessions/sessions.ts';

/** What accounts, and the areas above them, work with beside the platform. */
export type PeopleServices = PlatformServices & {
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  /** Passes events of visitors on, where a receiver is configured. */
  readonly events: EventForwarder;
  /** Seals the secrets of authenticator apps; derived, so that no other secret is shared. */
  readonly totpKey: Buffer;
};
