import { createCache } from '@tipmark/server-kit';
import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

const MAX_ENTRIES = 2_000;

/** In-memory store of a provider that serves one machine: lost entries are only requested again. */
export function createMemoryAdapter(): AdapterFactory {
  const store = createCache<AdapterPayload>({
    maxEntries: MAX_ENTRIES,
    ttlMs: 3_600_000,
    nowMs: Date.now,
  });
  const uids = createCache<string>({ maxEntries: MAX_ENTRIES, ttlMs: 3_600_000, nowMs: Date.now });
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const find = async (id: string) => store.get(keyOf(id));
    return {
      async upsert(id, payload) {
        store.set(keyOf(id), payload, payload.grantId ? [payload.grantId] : []);
        if (payload.uid !== undefined) uids.set(payload.uid, id, []);
      },
      find,
      findByUserCode: async () => undefined,
      async findByUid(uid) {
        const id = uids.get(uid);
        return id === undefined ? undefined : find(id);
      },
      async consume(id) {
        const payload = await find(id);
        const consumed = Math.floor(Date.now() / 1_000);
        if (payload !== undefined) store.set(keyOf(id), { ...payload, consumed }, []);
      },
      async destroy(id) {
        store.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        store.invalidate([grantId]);
      },
    };
  };
}
