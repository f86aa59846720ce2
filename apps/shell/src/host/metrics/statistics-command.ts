import { statistics } from '@tipmark/contract';
import { createCommand } from '@tipmark/remote-kit';

/** Events are sent in parallel; a failed one is lost without a message to the visitor. */
export const statisticsCommand = createCommand('statistics', { request: statistics, when: 'each' });
