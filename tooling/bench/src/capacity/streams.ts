import { get, type IncomingMessage } from 'node:http';

/** Open live streams of visitors. */
export interface Streams {
  /** Messages that have arrived on all of them. */
  readonly messages: number;
  close(): void;
}

/** Opens so many live streams, each of a visitor of another network. */
export async function openStreams(url: string, count: number): Promise<Streams> {
  let messages = 0;
  const responses = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const address = `2001:db8:${(index + 1).toString(16)}::1`;
      const response = await openStream(url, address);
      response.setEncoding('utf8').on('data', (text: string) => {
        messages += text.split('\nevent: ').length - 1 + Number(text.startsWith('event: '));
      });
      response.on('error', () => {});
      return response;
    }),
  );
  return {
    get messages() {
      return messages;
    },
    close() {
      for (const response of responses) response.destroy();
    },
  };
}

function openStream(url: string, address: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', 'x-forwarded-for': address };
    const request = get(url, { headers, agent: false }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`${url} answered ${response.statusCode}`));
    });
    request.once('error', reject);
  });
}
