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

/** Whether the head was signed with the key it names (Ed25519); runs in browsers. */
export async function verifyHead(head: SignedHead): Promise<boolean> {
  try {
    const raw = fromBase64Url(head.publicKey);
    const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    const text = new TextEncoder().encode(headText(head));
    return await crypto.subtle.verify('Ed25519', key, fromBase64Url(head.signature), text);
  } catch {
    return false;
  }
}
