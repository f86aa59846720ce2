interface Headers {
  'set-cookie'?: string | string[] | undefined;
}

/** Cookies of a response: name → full line; the last one of a name wins. */
export function cookiesIn(headers: Headers): ReadonlyMap<string, string> {
  const lines = [headers['set-cookie'] ?? []].flat();
  return new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line]));
}

export function valueOf(line: string | undefined): string {
  return decodeURIComponent(/=([^;]*)/.exec(line ?? '')?.[1] ?? '');
}
