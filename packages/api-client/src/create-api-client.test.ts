import { once } from 'node:events';
import { statistics, timezone } from '@tipmark/contract';
import { firstValueFrom, lastValueFrom, toArray } from 'rxjs';
import { answeringServer, json } from './answering-server-fixture.ts';
import { axiosExchange } from './axios-exchange.ts';
import { createApiClient } from './create-api-client.ts';
import { nodeExchange } from './node-exchange.ts';

const api = answeringServer();

describe.each([
  ['axios', axiosExchange],
  ['node', nodeExchange],
])('over %s', (_name, exchange) => {
  const client = () => createApiClient({ baseUrl: api.baseUrl, locale: 'ru', exchange });

  describe('an answer', () => {
    test('is unwrapped and completes the stream', async () => {
      api.answer = json(200, { data: { timezone: 'Europe/Moscow' } });
      const all = await lastValueFrom(client().call(timezone, {}).pipe(toArray()));
      expect(all).toEqual([{ timezone: 'Europe/Moscow' }]);
    });

    test('is requested once per subscription, and not before', async () => {
      api.answer = json(200, { data: { timezone: 'Europe/Moscow' } });
      const call = client().call(timezone, {});
      expect(api.seen).toHaveLength(0);
      await firstValueFrom(call);
      await firstValueFrom(call);
      expect(api.seen).toHaveLength(2);
    });

    test('that must not come from a cache is requested with Cache-Control: no-cache', async () => {
      api.answer = json(200, { data: { timezone: 'Europe/Moscow' } });
      await firstValueFrom(client().call(timezone, { isCacheStale: true } as object));
      await firstValueFrom(client().call(timezone, {}));
      expect(api.seen.map(({ headers }) => headers['cache-control'])).toEqual([
        'no-cache',
        undefined,
      ]);
    });

    test('with an error becomes a failure with code, message and details', async () => {
      const error = {
        code: 'validation',
        message: 'Check it',
        details: { event_type: 'is empty' },
      };
      api.answer = json(400, { error });
      await expect(
        firstValueFrom(client().call(statistics, { body: { event_type: '' } })),
      ).rejects.toEqual({ status: 400, ...error });
    });

    test.each([
      ['a proxy’s error page', 502, '<html>Bad gateway</html>'],
      ['an empty answer', 200, ''],
      ['an answer without data', 200, '{"timezone":"UTC"}'],
      ['broken json', 200, '{"data":'],
      ['data with an error status', 500, '{"data":{"timezone":"UTC"}}'],
    ])('%s fails as unreadable', async (_, status, text) => {
      api.answer = (_request, response) => response.writeHead(status).end(text);
      await expect(firstValueFrom(client().call(timezone, {}))).rejects.toMatchObject({
        status,
        code: 'unreadable',
      });
    });

    test('of 499 "cancel" completes without a value or an error', async () => {
      api.answer = json(499, 'cancel');
      expect(await lastValueFrom(client().call(timezone, {}).pipe(toArray()))).toEqual([]);
    });

    test('a lost connection fails with status 0, code network and a message', async () => {
      api.answer = (request) => request.socket.destroy();
      const failure = await firstValueFrom(client().call(timezone, {})).catch(
        (error: unknown) => error,
      );
      expect(failure).toMatchObject({ status: 0, code: 'network' });
      expect((failure as { message: string }).message).not.toBe('');
    });
  });

  describe('unsubscribing', () => {
    test('closes the socket of an open request once and emits nothing', async () => {
      let closes = 0;
      const arrived = new Promise<void>((resolve) => {
        api.answer = (_request, response) => {
          response.on('close', () => {
            closes += 1;
          });
          resolve();
        };
      });
      const outcome = jest.fn();
      const subscription = client().call(timezone, {}).subscribe({ next: outcome, error: outcome });
      await arrived;
      const closed = Promise.all(api.seen.map(({ socket }) => once(socket, 'close')));
      subscription.unsubscribe();
      subscription.unsubscribe();
      await closed;
      expect(closes).toBe(1);
      expect(outcome).not.toHaveBeenCalled();
    });

    test('immediately sends nothing', async () => {
      api.answer = json(200, { data: { timezone: 'UTC' } });
      client().call(timezone, {}).subscribe().unsubscribe();
      await firstValueFrom(client().call(timezone, {}));
      expect(api.seen).toHaveLength(1);
    });

    test('after the answer aborts nothing', async () => {
      api.answer = json(200, { data: { timezone: 'UTC' } });
      const abort = jest.spyOn(AbortController.prototype, 'abort');
      await firstValueFrom(client().call(timezone, {}));
      expect(abort).not.toHaveBeenCalled();
      abort.mockRestore();
    });
  });
});
