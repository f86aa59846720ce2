import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';

// What runs in front of a Next.js server in production: pages are compressed like ours, and files
// once, like ours.

const target = new URL(process.env['TARGET_URL'] ?? '');
const agent = new Agent({ keepAlive: true });
const PAGE_QUALITY = 5;
const FILE_QUALITY = 11;
const compressible = /^(?:text|application)\/(?:html|css|javascript|json)|svg/;
const files = new Map<string, Buffer>();

const quality = (value: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: value } });
const compress = promisify(brotliCompress);

createServer((requested, response) => {
  const { 'accept-encoding': accepted = '', ...headers } = requested.headers;
  const passedOn = request(
    { host: target.hostname, port: target.port, agent, path: requested.url, headers },
    (answer) => {
      const acceptsBrotli = String(accepted).includes('br');
      const type = answer.headers['content-type'] ?? '';
      if (!acceptsBrotli || !compressible.test(type)) pass(answer, response);
      else if (answer.headers['cache-control']?.includes('immutable')) {
        void sendFile(requested.url ?? '', answer, response);
      } else sendPage(answer, response);
    },
  );
  passedOn.on('error', () => response.destroy());
  passedOn.end();
}).listen(Number(process.env['PORT']), '127.0.0.1');

function encodedHeaders({ headers }: IncomingMessage) {
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...rest } = headers;
  return { ...rest, 'content-encoding': 'br' };
}

function pass(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}

/** Passed on as it arrives, so that a streamed page stays streamed. */
function sendPage(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, encodedHeaders(answer));
  const encoder = createBrotliCompress(quality(PAGE_QUALITY));
  encoder.pipe(response);
  answer.on('data', (bytes: Buffer) => {
    encoder.write(bytes);
    encoder.flush();
  });
  answer.on('end', () => encoder.end());
}

async function sendFile(url: string, answer: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const bytes = files.get(url) ?? (await compress(Buffer.concat(chunks), quality(FILE_QUALITY)));
  files.set(url, bytes);
  response.writeHead(answer.statusCode ?? 502, {
    ...encodedHeaders(answer),
    'content-length': bytes.length,
  });
  response.end(bytes);
}
