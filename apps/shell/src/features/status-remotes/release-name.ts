/** `4.18.2-b7e1c94a02` → the number its team gave, and the fingerprint of the build. */
export function releaseName(version: string): { readonly number: string; readonly build: string } {
  const [, number = version, build = ''] = /^(.+)-([0-9a-f]{10})$/.exec(version) ?? [];
  return { number, build };
}
