import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PayProSecrets = { readonly validationKey: string; readonly apiSecret: string };
export type PayProFields = Readonly<Record<string, string>>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** A notification as PayPro Global sends it: a form with its hash and its signature. */
export function payProNotification(
  { validationKey, apiSecret }: PayProSecrets,
  fields: PayProFields,
  forged: PayProFields = {},
): string {
  const all: Record<string, string> = {
    ORDER_STATUS: 'Processed',
    TEST_MODE: '0',
    CUSTOMER_EMAIL: 'payer@example.com',
    ORDER_CURRENCY_CODE: 'USD',
    ORDER_TAXES_AMOUNT: '0.00',
    ...fields,
  };
  const signed = [
    ...[all['ORDER_ID'], all['ORDER_STATUS'], all['ORDER_TOTAL_AMOUNT'], all['CUSTOMER_EMAIL']],
    ...[validationKey, all['TEST_MODE'], all['IPN_TYPE_NAME']],
  ].join('');
  const hash = md5(all['TEST_MODE'] === '1' ? '1' : `${all['ORDER_ID']}${apiSecret}`);
  const form = { ...all, HASH: hash, SIGNATURE: sha256(signed), ...forged };
  return new URLSearchParams(form).toString();
}

export type PayProServer = {
  /** Its address, as `PAYPRO_API_ROOT`. */
  readonly root: string;
  readonly calls: readonly { readonly path: string; readonly body: Record<string, unknown> }[];
  /** Order numbers by the number of their status: 3 refunded, 4 charged back, 5 processed. */
  readonly statuses: Map<number, number>;
  readonly faults: { isDown: boolean };
  close(): Promise<void>;
};

/** The calls of PayPro Global's API a shop with subscriptions makes, by its public description. */
export async function startPayProServer(apiSecret: string): Promise<PayProServer> {
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  const statuses = new Map<number, number>();
  const faults = { isDown: false };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
    const path = (request.url ?? '').replace(/^\/api/, '');
    const isKnown = body.apiSecretKey === apiSecret;
    calls.push({ path, body });
    response.writeHead(faults.isDown ? 502 : 200, { 'content-type': 'application/json' });
    const details = { orderId: body.orderId, orderStatusId: statuses.get(body.orderId) ?? 5 };
    const head = {
      isSuccess: isKnown,
      errors: isKnown ? [] : [{ propertyWithError: 'apiSecretKey' }],
    };
    response.end(
      JSON.stringify(path === '/Orders/GetOrderDetails' ? { ...head, response: details } : head),
    );
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    root: `http://127.0.0.1:${port}/api`,
    calls,
    statuses,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
