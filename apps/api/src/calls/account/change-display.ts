import type { Endpoints } from '@tipmark/contract';
import { storeDisplay } from '../../people/account/profile/display-queries.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const changeDisplay: PrivateHandler<Endpoints['changeDisplay']> = {
  statements: 1,
  async answer({ body: { display }, signedIn, services: { db }, cookies }) {
    await storeDisplay(db, signedIn.user.id, display);
    cookies.display(display);
    return { display };
  },
};
