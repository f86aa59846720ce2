import { NUMBER_HEADER } from '../load/client.ts';
import { REACHED_FORMAT } from './reached.ts';

/** Where the machines of a drill listen. */
export interface MachinePorts {
  /** `address:port` of each. */
  readonly apis: readonly string[];
  readonly shells: readonly string[];
  /** For the shells. */
  readonly inner: string;
  /** For visitors. */
  readonly outer: string;
  /** File in which the proxy notes who was asked for each request. */
  readonly reachedLog: string;
}

/** As the comment of the example has it for servers that are not on one machine. */
const OF_MACHINES = 'max_fails=3 fail_timeout=2s';
/** Longer than the site's own deadlines: whoever is silent longer is cut off. */
const SILENT_AFTER = '17s';

/**
 * The example configuration for several machines.
 * @throws Error when it has no such server any more
 */
export function ofMachines(
  text: string,
  { apis, shells, inner, outer, reachedLog }: MachinePorts,
): string {
  const servers = (list: readonly string[]) =>
    list.map((address) => `server ${address} ${OF_MACHINES};`).join('\n    ');
  const changes: readonly (readonly [string, string])[] = [
    ['server 127.0.0.1:4001 max_fails=0;', servers(apis)],
    ['server 127.0.0.1:3001 max_fails=0;', servers(shells)],
    ['server 127.0.0.1:4002 max_fails=0;', ''],
    ['server 127.0.0.1:3002 max_fails=0;', ''],
    ['listen 127.0.0.1:4100', `listen ${inner}`],
    ['listen 8080', `add_header ${NUMBER_HEADER} $request_id always;\n    listen ${outer}`],
    [
      'access_log off;',
      `log_format reached '${REACHED_FORMAT}';\n  access_log ${reachedLog} reached;`,
    ],
    [
      'proxy_connect_timeout 1s;',
      `proxy_connect_timeout 1s;\n  proxy_read_timeout ${SILENT_AFTER};`,
    ],
  ];
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`);
    return changed.replaceAll(from, to);
  }, text);
}
