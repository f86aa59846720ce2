/** A tip of a guest, to be posted once they sign in. */
export interface PendingTip {
  readonly matchUrl: string;
  readonly oddType: string;
  /** The price the guest saw, decimal. */
  readonly oddValue: number;
  readonly description: string;
  /** Percent of the bank. */
  readonly stake: number;
  readonly sportType: number;
}

export const MAX_PENDING_TIPS = 3;
/** Of the cookie's value. */
export const MAX_COOKIE_BYTES = 3_500;

/** The tips as base64url of `[[matchUrl, oddType, oddValue, description, stake, sportType], …]`. */
export function encodePendingTips(tips: readonly PendingTip[]): string {
  const rows = tips.map(({ matchUrl, oddType, oddValue, description, stake, sportType }) => [
    matchUrl,
    oddType,
    oddValue,
    description,
    stake,
    sportType,
  ]);
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function tipOf(row: unknown): PendingTip[] {
  if (!Array.isArray(row)) return [];
  const [matchUrl, oddType, oddValue, description, stake, sportType] = row as unknown[];
  const isTip =
    typeof matchUrl === 'string' &&
    typeof oddType === 'string' &&
    typeof oddValue === 'number' &&
    typeof description === 'string' &&
    typeof stake === 'number' &&
    typeof sportType === 'number';
  return isTip ? [{ matchUrl, oddType, oddValue, description, stake, sportType }] : [];
}

/** Reads them back in their order; anything written by others is ignored. */
export function decodePendingTips(text: string): readonly PendingTip[] {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const rows: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(rows) ? rows.flatMap(tipOf).slice(0, MAX_PENDING_TIPS) : [];
  } catch {
    return [];
  }
}

/** The text that fits into a cookie: the longest descriptions are left out until it does. */
export function cookieTextOf(tips: readonly PendingTip[]): {
  readonly text: string;
  readonly isWhole: boolean;
} {
  let fitting = tips;
  let text = encodePendingTips(fitting);
  while (text.length > MAX_COOKIE_BYTES) {
    const longest = fitting.reduce((one, other) =>
      other.description.length > one.description.length ? other : one,
    );
    if (longest.description === '') break;
    fitting = fitting.map((tip) => (tip === longest ? { ...tip, description: '' } : tip));
    text = encodePendingTips(fitting);
  }
  return { text, isWhole: fitting === tips };
}
