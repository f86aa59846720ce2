import type { Job } from '../../jobs/job.ts';
import { tellAlerts } from './tell-alerts.ts';

/** Looks every half minute for templates whose time has come. */
export const alertsJob: Job<'db' | 'bus' | 'clock' | 'scanner' | 'search'> = {
  name: 'saved-search alerts',
  everyMs: 30_000,
  needs: ['db', 'bus', 'clock', 'scanner', 'search'],
  run: (services, { onError }) => tellAlerts(services, onError),
};
