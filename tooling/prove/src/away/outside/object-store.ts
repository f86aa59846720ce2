import { openLine } from '@tipmark/api/proofs';
import { openReleaseStore, REGISTRY_KEY, updateDocument } from '@tipmark/remotes-registry/store';
import { resultsBundle } from '@tipmark/remotes-registry/testing';
import { releaseInto, startS3Server } from '@tipmark/remotes-registry/testing/s3';
import type { WholeSite } from '../../site/whole-site.ts';
import { AWAY, type Outside, odd, originOf, refusalOf, SERVED } from './outside.ts';

const FULL = '<Error><Code>SlowDown</Code></Error>';

/** A version that was released meanwhile must be live, and pages must go on. */
export async function openObjectStore(): Promise<Outside> {
  const server = await startS3Server();
  const line = await openLine(server.env['AWS_ENDPOINT_URL_S3'] ?? '');
  const store = openReleaseStore(server.env, '');
  /** The version that the checkout was released as. */
  let built: unknown;
  let wanted: string | undefined;
  let count = 0;

  const live = async ({ shell }: WholeSite): Promise<string | undefined> => {
    const reply = await fetch(`${shell}/health/remotes`);
    const { soccer } = (await reply.json()) as { soccer?: { live?: string } };
    return soccer?.live;
  };

  return {
    line,
    refusal: refusalOf('503 Slow Down', { 'content-type': 'application/xml' }, FULL),
    env: { ...server.env, AWS_ENDPOINT_URL_S3: originOf(line) },
    async use(site) {
      const reply = await fetch(`${site.shell}/Results`);
      await reply.arrayBuffer();
      if (reply.status !== 200) return odd(`/Results: ${reply.status}`);
      if (wanted !== undefined && (await live(site)) !== wanted) return AWAY;
      // a version of a test and that of the checkout in turn
      const parse = (value: unknown) => (value ?? {}) as Record<string, unknown>;
      if (count % 2 === 0) {
        wanted = `proof-${Date.now().toString(36)}`;
        const before = await store.read(REGISTRY_KEY);
        if (built === undefined && typeof before === 'object')
          built = parse(JSON.parse(before.bytes.toString('utf8')))['soccer'];
        await releaseInto(store, { version: wanted, bundle: resultsBundle(wanted) });
      } else {
        await updateDocument(store, REGISTRY_KEY, parse, async (now) => ({
          ...now,
          soccer: built,
        }));
        wanted = (built as { version: string }).version;
      }
      count += 1;
      return SERVED;
    },
    async missing(site) {
      const now = await live(site);
      return wanted === undefined || now === wanted ? [] : [`release ${wanted}, live is ${now}`];
    },
    doubled: async () => [],
    async close() {
      await line.close();
      await server.stop();
    },
  };
}
