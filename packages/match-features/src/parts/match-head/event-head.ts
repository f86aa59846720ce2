import type { EventPage } from '@tipmark/contract';

/** Fields of a match that some sports have and others do not. */
type Extra = 'referee' | 'incidents' | 'course' | 'isFriendly' | 'meetings';

/** The head of a match, common to the pages of every sport. */
export type EventHead = Omit<EventPage, Extra> & Partial<Pick<EventPage, Extra>>;
