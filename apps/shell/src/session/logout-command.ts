import { logout } from '@tipmark/contract';
import { createCommand } from '@tipmark/remote-kit';

/** Ends the session; its answer expires the cookies. */
export const logoutCommand = createCommand('logout', { request: logout });
