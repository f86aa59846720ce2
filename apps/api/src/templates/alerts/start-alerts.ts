import { lookEvery } from '../../background/look-every.ts';
import type { Services } from '../../services.ts';
import { tellAlerts } from './tell-alerts.ts';

const LOOK_EVERY_MS = 30_000;

/**
 * Looks every half minute for templates whose time has come; several processes may do it.
 * @returns stops after the looks in hand
 */
export const startAlerts = (
  services: Pick<Services, 'db' | 'bus' | 'clock' | 'scanner' | 'search'>,
  onError: (error: unknown) => void,
): (() => Promise<void>) => lookEvery(LOOK_EVERY_MS, () => tellAlerts(services, onError), onError);
