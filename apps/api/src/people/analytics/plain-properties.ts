import { withoutSecrets } from '@tipmark/route-builder';

type Properties = Readonly<Record<string, unknown>>;

/** Properties of an event without anything that grants access. */
export function plainProperties({ hash: _hash, token: _token, ...rest }: Properties): Properties {
  const { path } = rest;
  return typeof path === 'string' ? { ...rest, path: withoutSecrets(path) } : rest;
}
