import type { Translate } from '@tipmark/remote-kit';

const named = ['soccer', 'hockey', 'tennis', 'scanner', 'account'] as const;

/** Name of a remote for readers; one that this page does not know has its own. */
export function remoteName(name: string, t: Translate): string {
  const known = named.find((one) => one === name);
  return known ? t(`status.names.${known}`) : name;
}
