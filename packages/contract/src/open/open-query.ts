import * as z from 'zod/mini';
import { boundedText, integer } from '../values/positional.ts';
import type { OpenCollection } from './declare-open.ts';
import { OPEN_LIMIT } from './open-quotas.ts';
import { OPEN_LANGUAGES, withDescription } from './open-values.ts';

const MAX_CURSOR_LENGTH = 1_000;
const MAX_FIELDS_LENGTH = 500;

/** Query parameters of every collection. */
const openPage = z.object({
  limit: withDescription(
    z.optional(integer(1, OPEN_LIMIT.most)),
    `Rows of a page, ${OPEN_LIMIT.usual} by default`,
  ),
  cursor: withDescription(
    z.optional(boundedText(MAX_CURSOR_LENGTH)),
    'The `next` of the page before',
  ),
  fields: withDescription(
    z.optional(boundedText(MAX_FIELDS_LENGTH)),
    'Names of the fields wanted, separated by commas; all by default',
  ),
  language: withDescription(z.optional(z.enum(OPEN_LANGUAGES)), 'Of names, ru by default'),
});

export type OpenPageQuery = z.output<typeof openPage>;

/**
 * The complete query of a collection. Other parameters are refused: no misspelt filter is ignored.
 */
export const openQueryOf = ({ filters }: Pick<OpenCollection, 'filters'>) =>
  z.strictObject({ ...filters._zod.def.shape, ...openPage.shape });

/** Names of the fields of its rows. */
export const openFieldsOf = ({ row }: Pick<OpenCollection, 'row'>): readonly string[] =>
  Object.keys(row._zod.def.shape);

/** The answer of a collection. */
export const openAnswerOf = <Row extends z.core.$ZodType>({ row }: { readonly row: Row }) =>
  z.object({
    data: z.array(row),
    next: withDescription(z.nullable(z.string()), 'Cursor of the next page; null: there is none'),
  });
