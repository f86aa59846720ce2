import { SPORTS } from '@tipmark/domain';
import { matchTopic } from '../../platform/cache/topics.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { BettingServices } from '../services.ts';
import { freezeMathTips } from './freeze-math-tips.ts';
import { settleMathTips } from './settle-math-tips.ts';

const POLL_EVERY_MS = 60_000;
const SPORTS_OF_GOALS = SPORTS.filter(({ score }) => score.unit === 'goal');

/** Publishes math tips as they come due and settles them. */
export const mathTipsJob: Job<Pick<BettingServices, 'db' | 'bus' | 'clock'>> = {
  name: 'math tips',
  everyMs: POLL_EVERY_MS,
  needs: ['db', 'bus', 'clock'],
  async run({ db, bus, clock }, { isStopped }) {
    const changed: number[] = [];
    for (const { sport } of SPORTS_OF_GOALS)
      changed.push(...(await freezeMathTips(db, sport, clock())));
    for (;;) {
      const settled = isStopped() ? [] : await settleMathTips(db, clock());
      if (settled.length === 0) break;
      changed.push(...settled);
    }
    if (changed.length > 0) bus.publish(changed.map(matchTopic));
  },
};
