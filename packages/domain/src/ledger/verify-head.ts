export interface SignedHead {
  readonly date: string;
  readonly seq: number;
  readonly hash: string;
  /** base64url */
  readonly signature: string;
  /** base64url of the 32 raw bytes */
  readonly publicKey: string;
}

/** The text that is signed. */
export function headText({ date, seq, hash }: Pick<SignedHead, 'date' | 'seq' | 'hash'>): string {
  return `tipmark-ledger\n${date}\n${seq}\n${hash}`;
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}

/** Whether a text was signed with a key (Ed25519), both in base64url; runs in browsers. */
export async function isSignedBy(
  publicKey: string,
  signature: string,
  text: string,
): Promise<boolean> {
  try {
    const raw = fromBase64Url(publicKey);
    const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    const bytes = new TextEncoder().encode(text);
    return await crypto.subtle.verify('Ed25519', key, fromBase64Url(signature), bytes);
  } catch {
    return false;
  }
}

/** Whether the head was signed with the key it names (Ed25519); runs in browsers. */
export function verifyHead(head: SignedHead): Promise<boolean> {
  return isSignedBy(head.publicKey, head.signature, headText(head));
}
