import type { MachineSite } from './machine-site.ts';
import type { Machine } from './network.ts';

/** The lock of the leader, as `platform/database/leadership.ts` of the API has it. */
const LEADER_LOCK = 7_460_150;

/** The machine whose process leads at this moment, as the database sees it. */
export async function findLeader({
  database,
  apis,
}: Pick<MachineSite, 'database' | 'apis'>): Promise<Machine | undefined> {
  const [row] = await database.query<{ address: string }>(
    `select host(client_addr) as address from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = ${LEADER_LOCK} and granted`,
  );
  return apis.find(({ address }) => address === row?.address);
}
