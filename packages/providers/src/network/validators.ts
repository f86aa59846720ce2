/** What a server is asked with whether an answer has changed. */
export interface Validators {
  readonly etag: string | undefined;
  readonly lastModified: string | undefined;
}

const MOST = 2_000;

/** Validators of the answers that were stored, by call; the oldest give way. */
export interface ValidatorBook {
  headersFor(call: string): Record<string, string>;
  remember(call: string, validators: Validators): void;
}

export function createValidatorBook(most = MOST): ValidatorBook {
  const known = new Map<string, Validators>();
  return {
    headersFor(call) {
      const { etag, lastModified } = known.get(call) ?? {};
      if (etag !== undefined) return { 'if-none-match': etag };
      return lastModified === undefined ? {} : { 'if-modified-since': lastModified };
    },
    remember(call, validators) {
      known.delete(call);
      if (validators.etag === undefined && validators.lastModified === undefined) return;
      const [oldest] = known.keys();
      if (known.size >= most && oldest !== undefined) known.delete(oldest);
      known.set(call, validators);
    },
  };
}
