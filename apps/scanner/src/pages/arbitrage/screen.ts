import { SPORT_NAMES, type SportName } from '@tipmark/domain';
import type { PageParts } from '@tipmark/match-features/pages';
import { arbitrageOf } from './arbitrage.ts';
import { createArbitrage } from './create-arbitrage.tsx';

/** Arbitrages and middles of each sport. */
export const arbitrages = Object.fromEntries(
  SPORT_NAMES.map((name) => [name, createArbitrage(arbitrageOf(name))]),
) as Readonly<Record<SportName, PageParts>>;
