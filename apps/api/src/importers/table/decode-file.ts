const UTF8_BOM = '\u{FEFF}';

/**
 * Text of a file that is UTF-8, with or without a byte order mark, or else Windows-1252. Bytes that
 * are no valid UTF-8 decide: nothing in such a file names its encoding.
 */
export function decodeFile(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  return text.startsWith(UTF8_BOM) ? text.slice(1) : text;
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
