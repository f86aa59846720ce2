import { lookEvery } from '../background/look-every.ts';
import type { Services } from '../services.ts';
import { tellTipNews } from './tell-tip-news.ts';

const LOOK_EVERY_MS = 30_000;

/**
 * Looks every half minute for tips people are to be told of; several processes may do it.
 * @returns stops after the look in hand
 */
export const startTipNews = (
  services: Pick<Services, 'db' | 'bus' | 'clock'>,
  onError: (error: unknown) => void,
): (() => Promise<void>) => lookEvery(LOOK_EVERY_MS, () => tellTipNews(services), onError);
