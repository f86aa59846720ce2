import { oddsScannerRecordCalls, type TemplateRecordReply } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { findOwnScannerTemplate } from '../../discovery/scanner/own-template.ts';
import { ownTemplateId, readCriteria } from '../../discovery/scanner/read-criteria.ts';
import { readRecord } from '../../discovery/scanner/record/read-record.ts';
import { hasSubscription } from '../../people/premium/subscription.ts';
import type { OfEverySport, PrivateHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** A record covers a month, so an hour changes little. */
const MAX_AGE_MS = 3_600_000;

/** What a template or a filter would have found, and how it turned out. */
function oddsScannerRecord(sport: Sport): PrivateHandler<OfEverySport<'OddsScannerRecord'>> {
  return {
    statements: 3,
    callsPerMinute: 30,
    atOnce: { running: 1, waiting: 2 },
    async answer({ body, signedIn, hasInvalidToken, services, nowSeconds }) {
      const { config, db, responses } = services;
      const isSubscriber = signedIn !== undefined && hasSubscription(signedIn.user, nowSeconds);
      const ownId = ownTemplateId(body);
      const own =
        isSubscriber && ownId !== undefined
          ? await findOwnScannerTemplate(db, sport, ownId, signedIn.user.id)
          : undefined;
      const { criteria } = readCriteria({
        sport,
        body,
        own,
        payer: { signedIn, hasInvalidToken },
        isSubscriber,
        isDemoOpen: config.SCANNER_DEMO === 'on',
        nowSeconds,
      });
      // the order of rows does not change a record
      const { sortType: _, ...requested } = criteria;
      const cached = await responses.get({
        key: `scanner-record:${sport}:${JSON.stringify(Object.entries(requested).toSorted())}`,
        topics: [],
        maxAgeMs: MAX_AGE_MS,
        build: () => readRecord(db, sport, requested, nowSeconds),
      });
      return JSON.parse(cached.body.identity.toString()) as TemplateRecordReply;
    },
  };
}

export const oddsScannerRecordHandlers = sportHandlers(oddsScannerRecordCalls, oddsScannerRecord);
