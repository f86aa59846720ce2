/** Finds the value of the route that a request is for. */
export interface RouteTable<Value> {
  /** @param url path and query as sent; undefined for a path that no route has */
  find(method: string, url: string): Value | undefined;
}

export interface TableRoute<Value> {
  readonly method: string;
  /** `:name` is one segment, `*` at the end all that follow. */
  readonly path: string;
  readonly value: Value;
}

interface Node<Value> {
  readonly children: Map<string, Node<Value>>;
  readonly values: Map<string, Value>;
}

const PARAMETER = ':';
const REST = '*';

const emptyNode = <Value>(): Node<Value> => ({ children: new Map(), values: new Map() });

function add<Value>(root: Node<Value>, { method, path, value }: TableRoute<Value>): void {
  let node = root;
  for (const segment of path.toLowerCase().split('/').filter(Boolean)) {
    const key = segment.startsWith(PARAMETER) ? PARAMETER : segment;
    const next = node.children.get(key) ?? emptyNode<Value>();
    node.children.set(key, next);
    node = next;
  }
  node.values.set(method, value);
}

function findIn<Value>(
  node: Node<Value>,
  segments: readonly string[],
  method: string,
  at = 0,
): Value | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.values.get(method);
  const named = node.children.get(segment);
  const found = named && findIn(named, segments, method, at + 1);
  if (found !== undefined) return found;
  const any = node.children.get(PARAMETER);
  const foundAny = any && findIn(any, segments, method, at + 1);
  return foundAny ?? node.children.get(REST)?.values.get(method);
}

/**
 * What routes have, before the framework has seen a request: a named segment goes before any other,
 * as the framework chooses. Capital letters and a slash at the end make no difference.
 */
export function createRouteTable<Value>(routes: readonly TableRoute<Value>[]): RouteTable<Value> {
  const root = emptyNode<Value>();
  for (const route of routes) add(root, route);
  return {
    find(method, url) {
      const path = url.split('?', 1)[0] ?? '';
      const segments = path.toLowerCase().split('/').filter(Boolean);
      return findIn(root, segments, method === 'HEAD' ? 'GET' : method);
    },
  };
}
