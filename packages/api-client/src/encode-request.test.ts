import type { EndpointDefinition } from '@tipmark/contract';
import * as fc from 'fast-check';
import { encodeRequest } from './encode-request.ts';

const endpoint = (path: `/${string}`, method: 'GET' | 'POST' = 'GET') =>
  ({ path, method }) as EndpointDefinition;

describe('encodeRequest', () => {
  test('writes segments in the order of the path, whatever the order they are given in', () => {
    const { url } = encodeRequest(endpoint('/page-soccer-league/:leagueId/:seasonId/:isInit'), {
      segments: { isInit: true, seasonId: null, leagueId: 12 },
    });
    expect(url).toBe('/page-soccer-league/12/0/1');
  });

  test('shortens league and team values to their id and leaves match links whole', () => {
    const { url } = encodeRequest(endpoint('/x/:leagueId/:teamUrl/:matchUrl'), {
      segments: {
        leagueId: '123-rpl-2026',
        teamUrl: '2817-zenit',
        matchUrl: '50213-zenit-spartak',
      },
    });
    expect(url).toBe('/x/123/2817/50213-zenit-spartak');
  });

  test('shortens the same values in the query', () => {
    const { url } = encodeRequest(endpoint('/x'), {
      query: { teamId: '7-lokomotiv', timestamp: 5 },
    });
    expect(url).toBe('/x?teamId=7&timestamp=5');
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a dot', '.'],
    ['two dots', '..'],
    ['a slug without its number', '-rpl'],
  ])('sends %s as 0', (_, leagueId) => {
    expect(encodeRequest(endpoint('/x/:leagueId/end'), { segments: { leagueId } }).url).toBe(
      '/x/0/end',
    );
  });

  test('no text can break out of its path segment', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
        (userUrl) => {
          const { url } = encodeRequest(endpoint('/a/:userUrl/b'), { segments: { userUrl } });
          expect(new URL(url, 'http://host').pathname).toMatch(/^\/a\/[^/?#]+\/b$/);
        },
      ),
    );
  });

  test('sends optional query parameters only when present and repeats the key of a list', () => {
    const { url } = encodeRequest(endpoint('/search/'), {
      query: { query: 'я & ты', searchType: null, page: undefined, ids: [1, 2], odds: false },
    });
    expect(url).toBe('/search/?query=%D1%8F+%26+%D1%82%D1%8B&ids=1&ids=2&odds=0');
  });

  test('drops null-valued filters from a body and keeps falsy ones', () => {
    const { body } = encodeRequest(endpoint('/filters', 'POST'), {
      body: { minOdds: 0, isRise: false, matchIds: [], maxOdds: null, sortType: undefined },
    });
    expect(body).toEqual({ minOdds: 0, isRise: false, matchIds: [] });
  });
});
