import { versionAddress } from '../client/create-open-client.ts';
import { createSender, type SenderOptions } from '../client/create-sender.ts';

const VERSION = /\/open\/v1$/;

/** The public calls of the site beside the open API, each reply unchanged. */
export function siteCalls(url: string, options: SenderOptions) {
  const site = versionAddress(url).replace(VERSION, '');
  const answerOf = createSender(options);
  return async function call<Reply>(path: string, body?: object): Promise<Reply> {
    const { data } = (await (await answerOf(site + path, body)).json()) as { data: Reply };
    return data;
  };
}
