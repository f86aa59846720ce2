import type { Endpoints, ReplyOf } from '@tipmark/contract';
import type { SharedHandler } from '../handler/handler.ts';
import { findHistoryProgress } from './site-state-queries.ts';

const MAX_AGE_MS = 2_000;

type Filling = ReplyOf<Endpoints['siteState']>['filling'];

/** What the site shows is incomplete while the past of the simulated world is being written. */
export const siteState: SharedHandler<Endpoints['siteState']> = {
  statements: 1,
  resource({ services: { db, config } }) {
    return {
      key: '',
      topics: ['site-state'],
      maxAgeMs: MAX_AGE_MS,
      async build(): Promise<{ filling: Filling }> {
        const progress = await findHistoryProgress(db);
        if (config.WORLD !== 'simulated') return { filling: null };
        if (!progress?.hasResults) return { filling: { stage: 'results', percent: null } };
        if (!progress.hasTips) return { filling: { stage: 'tips', percent: null } };
        const { seasonsPercent: percent } = progress;
        return { filling: percent === 100 ? null : { stage: 'seasons', percent } };
      },
    };
  },
};
