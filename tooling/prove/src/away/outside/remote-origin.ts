import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openLine } from '@tipmark/api/proofs';
import { CONTRACT_VERSION } from '@tipmark/remote-kit';
import { resultsBundle } from '@tipmark/remotes-registry/testing';
import { AWAY, JSON_TYPE, type Outside, odd, originOf, refusalOf, SERVED } from './outside.ts';

const TITLE = 'from another origin';
const PATIENCE_MS = 30_000;

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A tester sees the version at another origin, or a page that names why not; nobody else does. */
export async function openRemoteOrigin(): Promise<Outside> {
  const [bundle, script] = [resultsBundle(TITLE), '/* nothing */'];
  const release = JSON.stringify({
    name: 'soccer',
    version: 'proof',
    contract: CONTRACT_VERSION,
    uses: { 'react/jsx-runtime': ['jsx'] },
    entry: './remoteEntry.js',
    integrity: hashOf(script),
    ssrBundle: './remote.js',
    ssrIntegrity: hashOf(bundle),
  });
  const files: Readonly<Record<string, string>> = {
    '/release.json': release,
    '/remoteEntry.js': script,
    '/remote.js': bundle,
  };
  const server = createServer(({ url = '' }, reply) => {
    reply.writeHead(url in files ? 200 : 404, JSON_TYPE).end(files[url]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = await openLine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const cookie = `mf.soccer=${encodeURIComponent(`${originOf(line)}/release.json`)}`;
  return {
    line,
    refusal: refusalOf('507 Insufficient Storage', {}),
    env: { ALLOW_REMOTE_OVERRIDES: '1', REMOTE_OVERRIDE_ORIGINS: originOf(line) },
    async use({ shell }) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const reply = await fetch(`${shell}/Results`, { headers: { cookie }, signal });
      const text = await reply.text();
      if (reply.status === 200 && text.includes(`${TITLE}:`)) return SERVED;
      const isNamed = text.includes('"reason":"remoteAbsent"') && text.includes(originOf(line));
      if (reply.status === 503 && isNamed) return AWAY;
      return odd(`a tester: /Results answered ${reply.status}, ${text.slice(0, 200)}`);
    },
    missing: async () => [],
    doubled: async () => [],
    async close() {
      await line.close();
      await new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      });
    },
  };
}
