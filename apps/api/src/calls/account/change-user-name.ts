import type { Endpoints } from '@tipmark/contract';
import { normalUserName, userNameFault } from '../../people/account/rules/user-name.ts';
import { changeName } from '../../people/account/users/change-name.ts';
import { rejectFaults } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const changeUserName: PrivateHandler<Endpoints['changeUserName']> = {
  statements: 7,
  async answer({ body, signedIn, services: { db, sessions }, nowSeconds, cookies }) {
    const name = normalUserName(body.userName);
    rejectFaults({ userName: userNameFault(name) });
    const { id } = signedIn.user;
    const changed = await changeName(db, id, name, nowSeconds);
    if (changed.nameOnModeration === null) {
      sessions.changed(id);
      cookies.rename(changed.name, changed.url);
    }
    return { ...changed };
  },
};
