import { RESPONSE_CONTENT, SCANNER_LIMIT, type Sport } from '@tipmark/domain';
import * as z from 'zod/mini';
import { MAX_ID } from '../values/max-id.ts';
import { checkBounds, scannerFilterShape } from './scanner-filter.ts';

/** A filter with the parameters of a single response. */
export const scannerBody = (sport: Sport) =>
  z
    .object({
      ...scannerFilterShape(sport),
      /** 1 everything, 2 only matches and leagues. */
      responseContent: z.optional(z.nullable(z.enum(RESPONSE_CONTENT))),
      /** A preset's id, 0 = the first one: its criteria apply where the body has none. */
      templateId: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(MAX_ID)))),
      pageNumber: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(SCANNER_LIMIT.pages)))),
    })
    .check(checkBounds());

export type ScannerBody = z.output<ReturnType<typeof scannerBody>>;
