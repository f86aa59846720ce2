import { type DeclaredEndpoint, type EndpointName, endpoints } from '@tipmark/contract';
import { OPEN_ROOT } from '@tipmark/contract/open';
import type { LoadKind } from '../../platform/load/limit-load.ts';
import type { TableRoute } from '../../platform/load/route-table.ts';
import { handlers } from './handlers.ts';

/** Counts of what visitors do: nobody waits for the answer. */
const UNAWAITED: ReadonlySet<string> = new Set<EndpointName>(['statistics']);

function kindOf({ name, method, access, cache }: DeclaredEndpoint): LoadKind {
  const handler: object = handlers[name as EndpointName];
  if ('atOnce' in handler || UNAWAITED.has(name)) return 'costly';
  if (cache === 'shared' || (access === 'public' && method === 'GET')) return 'read';
  return 'personal';
}

/**
 * What the calls of visitors are for a process that has too much to do. Calls of operators, feeds,
 * streams, webhooks, health and metrics are missing: they are never refused.
 */
export function loadKinds(): TableRoute<LoadKind>[] {
  const calls: readonly DeclaredEndpoint[] = Object.values(endpoints);
  const ofVisitors = calls.filter(({ access }) => access !== 'local');
  return [
    ...ofVisitors.map((call) => ({ method: call.method, path: call.path, value: kindOf(call) })),
    { method: 'GET', path: `${OPEN_ROOT}/*`, value: 'costly' },
  ];
}
