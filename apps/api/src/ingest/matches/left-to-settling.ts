import type { MatchRecord } from '@tipmark/contract/feed';
import type { Tx } from '../../platform/database/tx.ts';
import { isAbbreviated } from '../identity/person-names.ts';
import type { MatchState } from './match-state.ts';
import { loadSidesOfMatches, loadSidesOfRecords } from './pairing-queries.ts';

type LeftToSettling = (record: MatchRecord, leg: MatchState) => boolean;

const isDated = ({ isDayKnown }: { isDayKnown?: boolean | undefined }) => isDayKnown !== false;

const isShort = (names: readonly string[]): boolean => names.some(isAbbreviated);

/**
 * Which records of people's matches must not join a row before all files are known: of a record and
 * a row, one has the exact day and short names, the other one only the tournament. Whom short names
 * mean depends on the other files, so the settlement of people compares their results first.
 * @param makers records that made rows in this batch, by the id of the row; may grow
 */
export async function findLeftToSettling(
  tx: Tx,
  records: readonly MatchRecord[],
  candidates: readonly MatchState[],
  makers: ReadonlyMap<number, MatchRecord>,
): Promise<LeftToSettling> {
  const areMixed = new Set([...records, ...candidates].map(isDated)).size === 2;
  if (!areMixed) return () => false;
  const ofRecords = await loadSidesOfRecords(tx, records);
  const ofMatches = await loadSidesOfMatches(tx, candidates);
  const isShortRecord = ({ source, key }: MatchRecord) =>
    isShort(ofRecords.get(`${source} ${key}`) ?? []);
  const isShortRow = (leg: MatchState): boolean => {
    const maker = makers.get(leg.id);
    if (maker !== undefined) return isShortRecord(maker);
    const reporters = ofMatches.get(leg.id) ?? [];
    return reporters.length > 0 && reporters.every(isShort);
  };
  return (record, leg) => {
    const isRowDated = isDated(makers.get(leg.id) ?? leg);
    if (isDated(record) === isRowDated) return false;
    return isRowDated ? isShortRow(leg) : isShortRecord(record);
  };
}
