import { logout } from '@tipmark/contract';
import { createCommand } from '@tipmark/remote-kit';

/** Ends the session; the response expires the cookies. */
export const logoutCommand = createCommand('logout', { request: logout });
