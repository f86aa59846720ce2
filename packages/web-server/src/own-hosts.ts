const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

const withoutDefaultPort = (host: string): string => host.toLowerCase().replace(/:(?:80|443)$/, '');

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

const isLoopbackName = (host: string): boolean => loopbackNames.has(withoutPort(host));

export interface OwnHostsOptions {
  readonly publicUrl: string;
  /** Other names of the site, with their port where it is not the default. */
  readonly hosts: readonly string[];
}

/**
 * Decides which hosts are the site's own: the one of its public address (a proxy may leave out its
 * port), configured ones, and loopback names for requests from this machine.
 */
export function ownHosts({ publicUrl, hosts }: OwnHostsOptions) {
  const { host, hostname } = new URL(publicUrl);
  const own = new Set([host, hostname, ...hosts].map(withoutDefaultPort));
  const isLocalSite = isLoopbackName(hostname);
  return (requested: string, isLocalCaller: boolean): boolean => {
    const named = withoutDefaultPort(requested);
    return own.has(named) || ((isLocalSite || isLocalCaller) && isLoopbackName(named));
  };
}
