import type { Job } from '../../platform/jobs/job.ts';
import type { DiscoveryServices } from '../services.ts';
import { tellAlerts } from './tell-alerts.ts';

/** Looks every half minute for templates whose time has come. */
export const alertsJob: Job<
  Pick<DiscoveryServices, 'db' | 'bus' | 'clock' | 'scanner' | 'search'>
> = {
  name: 'saved-search alerts',
  everyMs: 30_000,
  needs: ['db', 'bus', 'clock', 'scanner', 'search'],
  run: (services, { onError }) => tellAlerts(services, onError),
};
