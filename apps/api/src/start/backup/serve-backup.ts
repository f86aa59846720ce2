import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../calls/handler/services.ts';
import { isSameSecret } from '../../platform/access/callers.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { readBody } from '../../platform/http/read-request.ts';
import { BackupRefused } from './backup-refused.ts';
import { EMBEDDED_FOLDER, makeBackup } from './make-backup.ts';

const bodySchema = z.object({ folder: z.string().min(1) });

/** The address at which a running api copies its embedded database; `npm run backup` calls it. */
export const BACKUP_PATH = '/operations/backup';

/** For the operator with the operator's key: the running api alone may read its database. */
export function serveBackup(app: FastifyInstance, services: Services): void {
  const { config, database, isOperator, operatorKey } = services;
  app.post(BACKUP_PATH, async (request, reply) => {
    if (!isOperator(request)) throw new CallError('route_not_found');
    if (!isSameSecret(request.headers.authorization ?? '', operatorKey)) {
      throw new CallError('unauthorized');
    }
    const { folder: to } = readBody(bodySchema, request);
    const { copyTo } = database;
    if (copyTo === undefined) throw new CallError('validation');
    void reply.header('cache-control', 'no-store');
    try {
      const note = await makeBackup({
        config,
        folder: to,
        engine: 'pglite',
        copyDatabase: (folder) => copyTo(`${folder}/${EMBEDDED_FOLDER}`),
      });
      return { data: { note } };
    } catch (error) {
      if (!(error instanceof BackupRefused)) throw error;
      // shown by the command as it is
      return { data: { refusal: error.message } };
    }
  });
}
