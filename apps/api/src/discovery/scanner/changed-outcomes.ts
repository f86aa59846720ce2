import type { Sport } from '@tipmark/domain';
import type { OddsBlock } from './odds-block.ts';

/** An outcome whose line changed; without odds it was removed. */
export interface ChangedOutcome {
  readonly sport: Sport;
  readonly matchId: number;
  readonly oddType: string;
  readonly milliOdds: number | undefined;
  readonly changedAt: number;
}

/** Outcomes of a match that was removed. */
export function outcomesGone({ sport, id: matchId, oddTypes }: OddsBlock): ChangedOutcome[] {
  return oddTypes.map((oddType) => gone(sport, matchId, oddType));
}

/** Outcomes of a match that changed. */
export function changedOutcomes(before: OddsBlock | undefined, now: OddsBlock): ChangedOutcome[] {
  const { sport, id: matchId } = now;
  const known = new Map(before?.oddTypes.map((oddType, place) => [oddType, place]));
  const changed: ChangedOutcome[] = [];
  for (const [place, oddType] of now.oddTypes.entries()) {
    const milliOdds = now.current[place];
    const changedAt = now.changedAt[place] ?? 0;
    const old = known.get(oddType);
    known.delete(oddType);
    const isSame =
      old !== undefined &&
      before?.current[old] === milliOdds &&
      before?.changedAt[old] === changedAt;
    if (!isSame) changed.push({ sport, matchId, oddType, milliOdds, changedAt });
  }
  for (const oddType of known.keys()) changed.push(gone(sport, matchId, oddType));
  return changed;
}

function gone(sport: Sport, matchId: number, oddType: string): ChangedOutcome {
  return { sport, matchId, oddType, milliOdds: undefined, changedAt: 0 };
}
