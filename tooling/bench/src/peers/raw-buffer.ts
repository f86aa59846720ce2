import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

/** The lower bound: a server with one ready response of 100 KB. */
const body = Buffer.from(randomBytes(75_000).toString('base64'));

createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
