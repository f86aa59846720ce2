import { revertEmail } from '@tipmark/contract';
import { createCommand } from '@tipmark/remote-kit';

/** Takes a change of the address back. */
export const revertEmailCommand = createCommand('revertEmail', { request: revertEmail });
