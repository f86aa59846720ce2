import { followMatches } from '../background/follow-matches.ts';
import type { Services } from '../services.ts';
import { closeContests } from './close-contests.ts';

const SWEEP_MS = 10 * 60_000;

/**
 * Closes seasons of contests when their time has come, and when everything changed: after an import
 * or the end of an invented past. Several processes may do it.
 * @returns stops after what is running
 */
export const startContests = (
  services: Pick<Services, 'db' | 'bus' | 'clock' | 'sessions'>,
  onError: (error: unknown) => void,
): (() => Promise<void>) =>
  followMatches({ bus: services.bus, sweepMs: SWEEP_MS, onError }, async ({ isSweep }) => {
    if (isSweep) await closeContests(services);
  }).stop;
