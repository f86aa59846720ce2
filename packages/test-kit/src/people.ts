export interface Person {
  readonly name: string;
  /** Null for somebody without an account. */
  readonly account: { readonly userUrl: string; readonly email: string } | null;
  readonly isSubscriber: boolean;
  readonly isCapper: boolean;
}

function member(name: string, userUrl: string, roles: Partial<Person> = {}): Person {
  const email = `${name.toLowerCase()}@tipmark.test`;
  return { name, account: { userUrl, email }, isSubscriber: false, isCapper: false, ...roles };
}

/** The people of all tests: one for each kind of visitor. */
export const PEOPLE = {
  /** Browses without an account. */
  olga: { name: 'Olga', account: null, isSubscriber: false, isCapper: false },
  /** Registered, pays nothing. */
  ivan: member('Ivan', 'ivan'),
  /** Has a running subscription. */
  maria: member('Maria', 'maria', { isSubscriber: true }),
  /** Premium capper. */
  anton: member('Anton', 'capper-anton', { isSubscriber: true, isCapper: true }),
} as const satisfies Record<string, Person>;
