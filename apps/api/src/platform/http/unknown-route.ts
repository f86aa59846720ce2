import { endpoints } from '@tipmark/contract';
import { streams } from '@tipmark/contract/streams';
import { CallError } from '../errors/errors.ts';

/** `pattern` has a named group for each segment that is a value. */
interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

function compile(path: string): RegExp {
  const source = path
    .split('/')
    .map((part) =>
      part.startsWith(':')
        ? `(?<${part.slice(1)}>[^/]*)`
        : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('/');
  return new RegExp(`^${source}/?$`, 'i');
}

function collectPaths(): KnownPath[] {
  const byPath = new Map<string, Set<string>>();
  for (const { path, method } of Object.values(endpoints)) {
    const methods = byPath.get(path) ?? new Set<string>();
    methods.add(method);
    if (method === 'GET') methods.add('HEAD');
    byPath.set(path, methods);
  }
  for (const { path } of Object.values(streams)) byPath.set(path, new Set(['GET']));
  return [...byPath].map(([path, methods]) => ({ pattern: compile(path), methods }));
}

const knownPaths = collectPaths();

/** The response for a path without a route: wrong method, or no such path. */
export function refuseUnknownRoute(url: string): CallError {
  const path = url.split('?', 1)[0] ?? '';
  const allowed = new Set(
    knownPaths.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]),
  );
  if (allowed.size === 0) return new CallError('route_not_found');
  return new CallError('method_not_allowed', { allow: [...allowed].sort() });
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * For a path with invalid percent encoding: names the invalid segments, `path` when they have no
 * names.
 */
export function refuseUndecodable(url: string): CallError {
  const path = url.split('?', 1)[0] ?? '';
  const segments = knownPaths.map(({ pattern }) => pattern.exec(path)?.groups).find(Boolean) ?? {};
  const broken = Object.keys(segments).filter((name) => !isDecodable(segments[name] ?? ''));
  const names = broken.length > 0 ? broken : ['path'];
  const details = Object.fromEntries(names.map((name) => [name, { key: 'bad_encoding' } as const]));
  return new CallError('validation', { details });
}
