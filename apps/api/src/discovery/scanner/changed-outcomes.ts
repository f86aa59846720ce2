import type { PricePhase } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import type { OddsBlock } from './odds-block.ts';

/** An outcome whose line changed; without odds it was removed. */
export interface ChangedOutcome {
  readonly sport: Sport;
  readonly matchId: number;
  readonly oddType: string;
  readonly milliOdds: number | undefined;
  /** null: unknown. */
  readonly changedAt: number | null;
  /** What is known of the price in place of a time. */
  readonly phase?: PricePhase;
}

/** Outcomes of a match that was removed. */
export function outcomesGone({ sport, id: matchId, oddTypes }: OddsBlock): ChangedOutcome[] {
  return oddTypes.map((oddType) => gone(sport, matchId, oddType));
}

/** Outcomes of a match that changed. */
export function changedOutcomes(before: OddsBlock | undefined, now: OddsBlock): ChangedOutcome[] {
  const { sport, id: matchId } = now;
  const known = new Map(before?.oddTypes.map((oddType, index) => [oddType, index]));
  const changed: ChangedOutcome[] = [];
  for (const [index, oddType] of now.oddTypes.entries()) {
    const line = currentLine(now, index);
    const old = known.get(oddType);
    known.delete(oddType);
    const was = before && old !== undefined ? currentLine(before, old) : undefined;
    const isSame =
      was?.milliOdds === line.milliOdds &&
      was?.changedAt === line.changedAt &&
      was?.phase === line.phase;
    if (!isSame) changed.push({ sport, matchId, oddType, ...line });
  }
  for (const oddType of known.keys()) changed.push(gone(sport, matchId, oddType));
  return changed;
}

function currentLine({ current, changedAt, starts, untimed }: OddsBlock, index: number) {
  const phase = untimed.get((starts[index + 1] ?? 0) - 1);
  return {
    milliOdds: current[index],
    changedAt: changedAt[index] || null,
    ...(phase && { phase }),
  };
}

function gone(sport: Sport, matchId: number, oddType: string): ChangedOutcome {
  return { sport, matchId, oddType, milliOdds: undefined, changedAt: null };
}
