import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';

/**
 * For measurements: the lower bound for cached responses, one ready buffer of `BUFFER_BYTES` from
 * the same server framework at any address.
 */
const bytes = Number(process.env['BUFFER_BYTES']);
const body = Buffer.from(randomBytes(Math.ceil(bytes / 2)).toString('hex')).subarray(0, bytes);

const app = Fastify({ logger: false });
app.get('*', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ host: '127.0.0.1', port: Number(process.env['API_PORT']) });
