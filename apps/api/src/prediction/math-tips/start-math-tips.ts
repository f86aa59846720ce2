import { SPORT, type Sport } from '@tipmark/domain';
import { lookEvery } from '../../background/look-every.ts';
import { matchTopic } from '../../hot/topics.ts';
import type { Services } from '../../services.ts';
import { freezeMathTips } from './freeze-math-tips.ts';
import { settleMathTips } from './settle-math-tips.ts';

const LOOK_EVERY_MS = 60_000;
/** Sports with a model of goals. */
const SPORTS: readonly Sport[] = [SPORT.soccer, SPORT.hockey];

/**
 * Publishes math tips as they come due and settles them. Several processes may do it at once.
 * @returns stops after the look in hand
 */
export function startMathTips(
  { db, bus, clock }: Pick<Services, 'db' | 'bus' | 'clock'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  return lookEvery(
    LOOK_EVERY_MS,
    async (isStopped) => {
      const changed: number[] = [];
      for (const sport of SPORTS) changed.push(...(await freezeMathTips(db, sport, clock())));
      for (;;) {
        const settled = isStopped() ? [] : await settleMathTips(db, clock());
        if (settled.length === 0) break;
        changed.push(...settled);
      }
      if (changed.length > 0) bus.publish(changed.map(matchTopic));
    },
    onError,
  );
}
