import { Readable } from 'node:stream';
import { OPEN_ROOT } from '@tipmark/contract/open';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  BULK_KINDS,
  type BulkFile,
  type BulkKind,
  findBulkFile,
  findBulkFiles,
  readChunks,
} from '../../open/bulk/bulk-queries.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { Services } from '../handler/services.ts';
import { OPEN_BASE } from './open-headers.ts';

const FOLDER = '/bulk';
const FILE = /^([a-z]+)(?:\.r([1-9]\d{0,5}))?\.ndjson\.gz$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NOT_MODIFIED = 304;

type CountCall = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const pathOf = ({ day, kind, revision }: BulkFile) =>
  `${OPEN_BASE}${FOLDER}/${day}/${kind}.r${revision}.ndjson.gz`;

/** What the manifest says of a file: enough to load it and to verify it. */
const presentFile = (file: BulkFile) => ({
  day: file.day,
  kind: file.kind,
  revision: file.revision,
  path: pathOf(file),
  rows: file.lines,
  bytes: file.bytes,
  sha256: file.sha256,
  contentSha256: file.contentSha256,
  madeAt: file.madeAt,
});

const isKind = (text: string | undefined): text is BulkKind =>
  BULK_KINDS.some((kind) => kind === text);

/** @throws CallError not_found for a name that no file has */
function readName(day: string, name: string) {
  const [, kind, revision] = FILE.exec(name) ?? [];
  const isDay = DAY.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true;
  if (!isKind(kind) || !isDay) throw new CallError('not_found');
  return { day, kind, revision: revision === undefined ? undefined : Number(revision) };
}

/** Files of days and their list, for callers within their quota. */
export function serveBulk(scope: FastifyInstance, services: Services, onRequest: CountCall): void {
  const { db } = services;

  scope.get(`${OPEN_ROOT}${FOLDER}/manifest.json`, {
    config: { callName: 'open bulk manifest', deadlineMs: services.config.CALL_DEADLINE_MS },
    onRequest,
    async handler(_request, reply) {
      const files = await findBulkFiles(db);
      return reply
        .header('cache-control', 'private, max-age=60')
        .send({ format: 1, kinds: BULK_KINDS, files: files.map(presentFile) });
    },
  });

  scope.get<{ Params: { day: string; name: string } }>(`${OPEN_ROOT}${FOLDER}/:day/:name`, {
    config: { callName: 'open bulk file' },
    onRequest,
    async handler({ params: { day, name }, headers, method }, reply) {
      const file = await findBulkFile(db, readName(day, name));
      if (file === undefined) throw new CallError('not_found');
      const etag = `"${file.sha256}"`;
      const digest = Buffer.from(file.sha256, 'hex').toString('base64');
      void reply
        .header('etag', etag)
        .header('cache-control', 'private, max-age=300')
        .header('repr-digest', `sha-256=:${digest}:`);
      if (headers['if-none-match']?.includes(etag) === true) return reply.code(NOT_MODIFIED).send();
      void reply.type('application/gzip').header('content-length', file.bytes);
      return method === 'HEAD' ? reply.send() : reply.send(Readable.from(readChunks(db, file.id)));
    },
  });
}
