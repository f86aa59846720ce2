import { statistics } from '@tipmark/contract';
import { createCommand } from '@tipmark/remote-kit';

/** Events are sent side by side; one that fails is lost, and no visitor learns of it. */
export const statisticsCommand = createCommand('statistics', { request: statistics, when: 'each' });
