/** Where the processes of the drill listen, in the order of the example. */
export interface SitePorts {
  readonly apis: readonly [number, number];
  readonly shells: readonly [number, number];
  /** For the shells. */
  readonly inner: number;
  /** For visitors. */
  readonly outer: number;
}

/**
 * The example configuration with other ports, and nothing else changed.
 * @throws Error when it has no such server any more
 */
export function withPorts(text: string, { apis, shells, inner, outer }: SitePorts): string {
  const moved: readonly (readonly [string, string])[] = [
    ['127.0.0.1:4001', `127.0.0.1:${apis[0]}`],
    ['127.0.0.1:4002', `127.0.0.1:${apis[1]}`],
    ['127.0.0.1:3001', `127.0.0.1:${shells[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${shells[1]}`],
    ['127.0.0.1:4100', `127.0.0.1:${inner}`],
    ['listen 8080', `listen 127.0.0.1:${outer}`],
  ];
  return moved.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`);
    return changed.replaceAll(from, to);
  }, text);
}
