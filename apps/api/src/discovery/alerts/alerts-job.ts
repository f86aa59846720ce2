import type { Job } from '../../platform/jobs/job.ts';
import type { DiscoveryServices } from '../services.ts';
import { sendAlerts } from './send-alerts.ts';

/** Checks for due templates every half minute. */
export const alertsJob: Job<
  Pick<DiscoveryServices, 'db' | 'bus' | 'clock' | 'scanner' | 'search'>
> = {
  name: 'saved-search alerts',
  everyMs: 30_000,
  needs: ['db', 'bus', 'clock', 'scanner', 'search'],
  run: (services, { onError }) => sendAlerts(services, onError),
};
