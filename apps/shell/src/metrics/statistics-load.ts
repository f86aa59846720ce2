import { statistics } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** Events are told one beside the other; one that fails is lost, and nobody is told. */
export const statisticsLoad = createLoad('statistics', { request: statistics, when: 'each' });
