import { connect, type TLSSocket } from 'node:tls';

export interface StreamAddress {
  readonly host: string;
  readonly port: number;
  /** Of a server whose certificate no public authority has signed. */
  readonly ca?: string | undefined;
}

export const STREAM_ADDRESS: StreamAddress = { host: 'stream-api.betfair.com', port: 443 };

const KEEP_ALIVE_MS = 30_000;

/** A connection of which the certificate is checked; what goes wrong is its event `error`. */
export function openSocket({ host, port, ca }: StreamAddress): TLSSocket {
  const socket = connect({
    host,
    port,
    servername: host,
    minVersion: 'TLSv1.2',
    ...(ca === undefined ? {} : { ca }),
  });
  socket.setNoDelay(true);
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  return socket;
}
