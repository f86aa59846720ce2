import { Duplex } from 'node:stream';
import type { PgliteThread } from './pglite-thread.ts';

const AUTHENTICATION_OK = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const READY_FOR_QUERY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const IDLE = 0x49;
const ROLLBACK = simpleQuery('rollback');

function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`, 'utf8');
  const head = Buffer.from([0x51, 0, 0, 0, 0]);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Messages the server answers: Query, Sync, Flush. */
const ENDS_EXCHANGE = new Set([0x51, 0x53, 0x48]);
const TERMINATE = 0x58;

/** Type of the last complete message, or undefined while a message is still incoming. */
function lastMessageType(bytes: Buffer): number | undefined {
  let offset = 0;
  let type: number | undefined;
  while (offset < bytes.length) {
    if (offset + 5 > bytes.length) return undefined;
    type = bytes[offset];
    offset += 1 + bytes.readInt32BE(offset + 1);
  }
  return offset === bytes.length ? type : undefined;
}

/**
 * The socket of `pg`: the wire protocol of one client, forwarded to the PGlite thread. PGlite has a
 * single session which outlives its clients, so a new client first ends a transaction an earlier
 * one left open.
 */
export class PgliteStream extends Duplex {
  readonly #thread: PgliteThread;
  readonly #deadlineMs: () => number | undefined;
  #isStarted = false;
  #generation = 0;
  #unsent: Buffer = Buffer.alloc(0);

  constructor(thread: PgliteThread, deadlineMs: () => number | undefined) {
    super();
    this.#thread = thread;
    this.#deadlineMs = deadlineMs;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _writev(
    chunks: { readonly chunk: Buffer }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _write(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error?: Error | null) => void,
  ): void {
    this.#take(chunk).then(() => done(), done);
  }

  async #take(chunk: Buffer): Promise<void> {
    if (!this.#isStarted) return this.#begin();
    this.#unsent = Buffer.concat([this.#unsent, chunk]);
    const type = lastMessageType(this.#unsent);
    if (type === TERMINATE) {
      this.push(null);
      return;
    }
    if (type === undefined || !ENDS_EXCHANGE.has(type)) return;
    const bytes = this.#unsent;
    this.#unsent = Buffer.alloc(0);
    this.push(await this.#exchange(bytes));
  }

  /** The start-up packet is answered here: PGlite has one user and no password. */
  async #begin(): Promise<void> {
    this.#isStarted = true;
    const reply = await this.#thread.exchange(simpleQuery(''), this.#deadlineMs());
    this.#generation = this.#thread.generation;
    if (reply.at(-1) !== IDLE) await this.#exchange(ROLLBACK);
    this.push(Buffer.concat([AUTHENTICATION_OK, READY_FOR_QUERY]));
  }

  async #exchange(bytes: Buffer): Promise<Buffer> {
    if (this.#generation !== this.#thread.generation) {
      throw new Error('Connection terminated: the database was restarted');
    }
    const reply = await this.#thread.exchange(bytes, this.#deadlineMs());
    return Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength);
  }
}
