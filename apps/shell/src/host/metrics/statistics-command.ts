import { statistics } from '@tipmark/contract';
import { createCommand, defineFeature } from '@tipmark/remote-kit';

/** Events are sent in parallel; a failed one is lost without a message to the visitor. */
export const statisticsCommand = createCommand('statistics', { request: statistics, when: 'each' });

/** Installed once a page is idle: no part of what a first visit loads. */
export const statisticsCalls = {
  name: 'host-statistics',
  features: [defineFeature({ name: 'statistics', commands: [statisticsCommand], screens: [] })],
};
