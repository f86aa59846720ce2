const PROOF = ['password', 'authHash', 'code'] as const;

/** The fields of the owner's proof that were filled in. */
export function proofIn(form: URLSearchParams): Record<string, string> {
  const filled = PROOF.map((name) => [name, form.get(name) ?? ''] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}
