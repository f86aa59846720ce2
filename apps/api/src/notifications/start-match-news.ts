import { type FollowedMatches, followMatches } from '../background/follow-matches.ts';
import type { Services } from '../services.ts';
import { findChangedMatches, forgetOldNotifications } from './match-notification-queries.ts';
import { tellMatchNews } from './tell-match-news.ts';

const SWEEP_MS = 5 * 60_000;

/**
 * Tells of followed matches when the ingest touches them, at start, and now and
 * then what was missed.
 */
export const startMatchNews = (
  services: Pick<Services, 'db' | 'bus' | 'clock'>,
  onError: (error: unknown) => void,
): FollowedMatches =>
  followMatches(
    { bus: services.bus, sweepMs: SWEEP_MS, onError },
    async ({ matchIds, isSweep, isStopped }) => {
      if (isSweep) await forgetOldNotifications(services.db, services.clock());
      const changed = await findChangedMatches(services.db, isSweep ? undefined : matchIds);
      for (const id of changed) {
        if (isStopped()) return;
        await tellMatchNews(services, id);
      }
    },
  );
