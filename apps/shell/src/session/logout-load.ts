import { logout } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** Ends the session; its answer expires the cookies. */
export const logoutLoad = createLoad('logout', { request: logout, when: 'onlyFirst' });
