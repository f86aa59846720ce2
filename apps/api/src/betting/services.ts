import type { PeopleServices } from '../people/account/people-services.ts';
import type { LedgerKey } from './ledger/ledger-key.ts';

export type BettingServices = PeopleServices & { readonly ledgerKey: LedgerKey };
