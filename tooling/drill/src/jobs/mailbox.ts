import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes every letter and sends none. */
export interface Mailbox {
  readonly url: string;
  /** By recipient: how many different letters were accepted. */
  readonly letters: ReadonlyMap<string, number>;
  /** Letters accepted once more, with the same Message-ID: their senders had got no answer. */
  readonly copies: number;
  close(): Promise<void>;
}

/** Some letters are on their way whenever a worker is asked to end. */
const TAKES_MS = 60;

const MESSAGE_ID = /^message-id: *(\S+)/im;

/** @param host where it listens */
export async function openMailbox(host = '127.0.0.1'): Promise<Mailbox> {
  const letters = new Map<string, number>();
  const accepted = new Set<string>();
  let copies = 0;
  const add = (address: string) => letters.set(address, (letters.get(address) ?? 0) + 1);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
      });
      stream.once('end', () => {
        const id = MESSAGE_ID.exec(text)?.[1];
        if (id !== undefined && accepted.has(id)) copies += 1;
        else for (const { address } of envelope.rcptTo) add(address);
        if (id !== undefined) accepted.add(id);
        setTimeout(done, TAKES_MS);
      });
    },
  });
  // a sender that is killed drops its connection
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, host, () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${port}`,
    letters,
    get copies() {
      return copies;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
