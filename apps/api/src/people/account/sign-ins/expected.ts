/** Values that a return from a provider is checked against. */
export interface Expected {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
}
