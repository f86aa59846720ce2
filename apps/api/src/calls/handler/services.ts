import type { DiscoveryServices } from '../../discovery/services.ts';

/** What handlers work with: the services of every area. Made once a process. */
export type Services = DiscoveryServices;
