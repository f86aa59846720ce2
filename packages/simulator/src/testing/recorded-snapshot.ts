import path from 'node:path';
import { recorded } from '@tipmark/test-kit/recorded';
import { type SnapshotSpan, snapshotRecords } from './snapshot-records.ts';

/** A snapshot of the first world, made once for all runs. */
export function recordedSnapshot(name: string, span: SnapshotSpan) {
  const source = path.join(import.meta.dirname, 'snapshot-records.ts');
  const { now, since = '', sports = [], keys = [] } = span;
  const requested = [name, now, since, ...sports, ...keys].join(' ');
  return recorded(source, `snapshot ${requested}`, () => snapshotRecords(span));
}
