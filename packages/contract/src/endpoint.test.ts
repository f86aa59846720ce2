import * as z from 'zod/mini';
import { defineEndpoint, type ParsedRequestOf, type ReplyOf, type RequestOf } from './endpoint.ts';
import type { Endpoints } from './endpoints.ts';
import type { timezone } from './pages/timezone.ts';
import { flag, integer } from './values/positional.ts';

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

function holds<_Claim extends true>(): void {}

const tableSchemas = () => ({
  summary: 'Table',
  segments: z.object({ matchUrl: z.string(), months: integer(0, 12) }),
  query: z.object({ isFull: z.optional(flag()) }),
  reply: z.object({ rows: z.array(z.string()) }),
});

const table = defineEndpoint<typeof tableSchemas>()({
  name: 'table',
  method: 'GET',
  path: '/events/table/:matchUrl/:months',
  access: 'public',
  cache: 'shared',
});

const plain = {
  name: 'x',
  method: 'GET',
  access: 'public',
  cache: 'shared',
} as const;

type PlainSchemas = () => { summary: string; reply: typeof REPLY };

describe('defineEndpoint', () => {
  it('keeps the declaration as it is, without schemas at run time', () => {
    expect(table).toEqual({ ...plain, name: 'table', path: table.path });
    expect(table.path).toBe('/events/table/:matchUrl/:months');
  });

  it('does not compile when path and segments name different segments', () => {
    const declare = [
      // @ts-expect-error the schemas have the segments matchUrl and months
      () => defineEndpoint<typeof tableSchemas>()({ ...plain, path: '/a/:matchUrl' }),
      // @ts-expect-error the schemas have no segments
      () => defineEndpoint<PlainSchemas>()({ ...plain, path: '/a/:b' }),
    ];
    expect(declare).toHaveLength(2);
  });
});

const REPLY = z.object({});

describe('types of a call', () => {
  it('take values rather than their text, and require only the declared parts', () => {
    const request: RequestOf<typeof table> = { segments: { matchUrl: '7-a-b', months: 3 } };
    const bare: RequestOf<Endpoints['soccerMainPage']> = {};
    const dated: RequestOf<Endpoints['soccerResultsPage']> = { query: { odds: true } };
    // @ts-expect-error segments are required
    const without: RequestOf<typeof table> = {};
    // @ts-expect-error the body is required
    const silent: RequestOf<Endpoints['statistics']> = {};
    expect([request, bare, dated, without, silent]).toHaveLength(5);
  });

  it('give the handler parsed parts and the caller the data', () => {
    holds<Same<ParsedRequestOf<typeof table>['segments'], { matchUrl: string; months: number }>>();
    holds<Same<ParsedRequestOf<typeof table>['body'], undefined>>();
    holds<Same<ReplyOf<typeof table>, { rows: string[] }>>();
    expect(z.parse(tableSchemas().segments, { matchUrl: '7-a-b', months: '3' })).toEqual({
      matchUrl: '7-a-b',
      months: 3,
    });
    holds<Same<ReplyOf<Endpoints['timezone']>, ReplyOf<typeof timezone>>>();
    holds<Same<ReplyOf<typeof timezone>, { timezone: string }>>();
  });
});
