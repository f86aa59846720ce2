import type { Endpoints, FeedReceipt } from '@tipmark/contract';
import { type FeedLine, ndjsonLines } from '@tipmark/contract/feed';
import { applyFeedStream } from '../../ingest/apply/apply-feed-stream.ts';
import { joinNewMatches } from '../../ingest/pairs/join-new-matches.ts';
import type { FeedReport } from '../../ingest/records/feed-report.ts';
import { settleNames } from '../../ingest/settling/settle-imported.ts';
import { isSameSecret } from '../../platform/access/callers.ts';
import { onIngested } from '../../platform/cache/on-ingested.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const MAX_REASON_LENGTH = 500;

async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

function presentReport(report: FeedReport): FeedReceipt {
  const { imported, updated, skipped, quarantined, refusals } = report;
  const errors = refusals.map(({ line, reason }) => ({
    line,
    reason: reason.slice(0, MAX_REASON_LENGTH),
  }));
  return { imported, updated, skipped, quarantined, errors };
}

/**
 * Notes whether a delivery has players or referees, whose names differ between sources.
 */
async function* noticing(
  lines: AsyncIterable<FeedLine>,
  seen: { hasPeople: boolean },
): AsyncGenerator<FeedLine> {
  for await (const line of lines) {
    const record = Object(line.record);
    seen.hasPeople ||= 'tour' in record || 'refereeKey' in record;
    yield line;
  }
}

/**
 * Rows that the import command could not make records of, in its words: the quarantine shows the
 * reason, the file and the row instead of a record without a kind.
 */
async function* asRefused(lines: AsyncIterable<FeedLine>): AsyncGenerator<FeedLine> {
  for await (const line of lines) {
    const { refusal, file, source, row } = Object(line.record);
    const isRow = typeof refusal === 'string' && typeof source === 'string' && row !== undefined;
    yield isRow
      ? { line: line.line, refusal, source, record: row, ...(typeof file === 'string' && { file }) }
      : line;
  }
}

/** The body is applied while it arrives: the sender is slowed down to the pace of the database. */
export const feedRecords: PrivateHandler<Endpoints['feedRecords']> = {
  // Grows with the body; a batch of records is a fixed number of statements.
  statements: Number.POSITIVE_INFINITY,
  async answer({ body, authorization, services: { db, bus, clock, feedKey } }) {
    if (!isSameSecret(authorization, feedKey)) throw new CallError('unauthorized');
    const seen = { hasPeople: false };
    const report = await applyFeedStream(
      db,
      noticing(asRefused(ndjsonLines(decodeText(body))), seen),
      {
        nowSeconds: clock,
        onProgress: (progress) => onIngested(bus, progress.report.touched),
      },
    );
    onIngested(bus, report.touched);
    await joinNewMatches({ db, bus, clock }, report);
    if (seen.hasPeople) onIngested(bus, (await settleNames(db)).touched);
    return presentReport(report);
  },
};
