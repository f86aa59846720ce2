import type { Endpoints } from '@tipmark/contract';
import type { PrivateHandler } from '../handler/handler.ts';

export const timezone: PrivateHandler<Endpoints['timezone']> = {
  statements: 0,
  async answer({ timeZone }) {
    return { timezone: timeZone };
  },
};
