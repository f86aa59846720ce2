import type { Endpoints } from '@tipmark/contract';
import type { PrivateHandler } from '../../handler/handler.ts';

export const signInProviders: PrivateHandler<Endpoints['signInProviders']> = {
  statements: 0,
  async answer({ isLoopback, services: { signIns } }) {
    return { providers: [...signIns.offered(isLoopback)] };
  },
};
