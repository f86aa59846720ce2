import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts every email and counts how often it came. */
export interface MailServer {
  readonly url: string;
  /** By recipient: how often each Message-ID was accepted. */
  readonly received: ReadonlyMap<string, ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** Starts one on this machine. */
export async function startMailServer(): Promise<MailServer> {
  const received = new Map<string, Map<string, number>>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
      });
      stream.once('end', () => {
        const id = /^message-id: *(\S+)/im.exec(text)?.[1] ?? '';
        for (const { address } of envelope.rcptTo) {
          const ids = received.get(address) ?? new Map<string, number>();
          received.set(address, ids.set(id, (ids.get(id) ?? 0) + 1));
        }
        done();
      });
    },
  });
  // a sender that is killed drops its connection
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
