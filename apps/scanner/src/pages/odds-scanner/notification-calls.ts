import type { matchNotificationsOf } from '@tipmark/contract';
import { onMatchFollowed } from '@tipmark/match-features';
import { loadOf, type MatchNotificationCalls } from '@tipmark/match-features/pages';
import { createCommand } from '@tipmark/remote-kit';

/** The calls about the notifications of a match, under names of the scanner's own. */
export const notificationCalls = (
  { read, save, remove }: ReturnType<typeof matchNotificationsOf>,
  offered?: NonNullable<MatchNotificationCalls['offered']>,
): MatchNotificationCalls => ({
  read: loadOf(read, 'OfScanner'),
  save: createCommand(`${save.name}OfScanner`, { request: save, onSuccess: onMatchFollowed }),
  remove: createCommand(`${remove.name}OfScanner`, { request: remove, onSuccess: onMatchFollowed }),
  ...(offered && { offered }),
});
