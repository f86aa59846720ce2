const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

const withoutDefaultPort = (host: string): string => host.toLowerCase().replace(/:(?:80|443)$/, '');

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

const isLoopbackName = (host: string): boolean => loopbackNames.has(withoutPort(host));

export interface OwnHostsOptions {
  readonly publicUrl: string;
  /** Other names the site answers to, with their port where it is not the usual one. */
  readonly hosts: readonly string[];
}

/**
 * Tells which hosts are the site's own: the one of its public address (a proxy may leave out its
 * port), configured ones, and loopback names for whoever asks on this machine.
 */
export function ownHosts({ publicUrl, hosts }: OwnHostsOptions) {
  const { host, hostname } = new URL(publicUrl);
  const own = new Set([host, hostname, ...hosts].map(withoutDefaultPort));
  const isLocalSite = isLoopbackName(hostname);
  return (asked: string, isLocalCaller: boolean): boolean => {
    const named = withoutDefaultPort(asked);
    return own.has(named) || ((isLocalSite || isLocalCaller) && isLoopbackName(named));
  };
}
