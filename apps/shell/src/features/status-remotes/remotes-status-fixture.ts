import type { RemoteStatus, RemotesStatus } from './remotes-status.ts';

const CHECKED = 1_795_200_000;

const fitting = (name: string, live: string, sinceSeconds: number): RemoteStatus => ({
  name,
  live,
  contract: 3,
  sinceSeconds,
  checkedAtSeconds: CHECKED,
  refused: null,
  ...(name === 'hockey' && { errors: 3 }),
  scripts: name === 'account' ? 136 : 225,
  staged: [],
});

/** Five remotes: one has a staged version, of another the shell refuses the newest. */
export const remotesStatus: RemotesStatus = {
  contract: 3,
  hasOverrides: true,
  remotes: [
    fitting('account', '4.2.7-5d90a21703', CHECKED - 950_000),
    {
      ...fitting('hockey', '3.9.0-02fd6e5111', CHECKED - 32_000),
      staged: [
        { version: '3.10.0-aa12bb34cc', atSeconds: CHECKED - 9000, reasons: [] },
        {
          version: '4.0.0-0123456789',
          atSeconds: CHECKED - 12_000,
          reasons: [{ kind: 'contract', has: 4, needs: 3 }],
        },
      ],
    },
    {
      ...fitting('scanner', '5.4.3-e3418bb0c1', CHECKED - 90_000),
      refused: {
        version: '6.0.0-77c0ffee77',
        reasons: [
          { kind: 'contract', has: 4, needs: 3 },
          { kind: 'name', id: '@tipmark/remote-kit', name: 'useQuota' },
        ],
      },
    },
    fitting('soccer', '4.18.2-b7e1c94a02', CHECKED - 24_000),
    fitting('tennis', '2.22.1-9ac07d3e55', CHECKED - 190_000),
  ],
  errorsSince: CHECKED - 85_000,
  shells: [
    { build: '7f3a90c1d2', isThis: true, contract: 3, refused: [] },
    {
      build: '71b2e5aa04',
      isThis: false,
      contract: 3,
      refused: [
        {
          name: 'scanner',
          reasons: [{ kind: 'name', id: '@tipmark/remote-kit', name: 'useQuota' }],
        },
      ],
    },
  ],
  history: [
    release('soccer', '4.18.2-b7e1c94a02', CHECKED - 24_000),
    release('hockey', '3.9.0-02fd6e5111', CHECKED - 32_000),
    {
      ...release('hockey', '3.8.3-0000000003', CHECKED - 33_300),
      kind: 'rolledBack',
      state: 'replaced',
    },
    { ...release('hockey', '3.8.4-0000000004', CHECKED - 33_500), state: 'withdrawn' },
    release('scanner', '5.4.3-e3418bb0c1', CHECKED - 90_000),
    release('tennis', '2.22.1-9ac07d3e55', CHECKED - 190_000),
    release('account', '4.2.7-5d90a21703', CHECKED - 950_000),
  ],
};

function release(name: string, version: string, atSeconds: number) {
  return { name, version, atSeconds, kind: 'released', state: 'live' } as const;
}
