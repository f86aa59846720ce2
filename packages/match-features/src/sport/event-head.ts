import type { EventPage } from '@tipmark/contract';

/** What one sport knows of a match and the next does not. */
type Extra = 'referee' | 'incidents' | 'course' | 'isFriendly';

/** The head of a match as the pages of every sport have it. */
export type EventHead = Omit<EventPage, Extra> & Partial<Pick<EventPage, Extra>>;
