import { accountProof, accountReauth } from '@tipmark/contract';
import { createCommand, createLoad } from '@tipmark/remote-kit';

/** How the owner can prove to be one, before sensitive changes. */
export const proofLoad = createLoad('accountProof', { request: accountProof, when: 'latest' });
/** Mails a link that takes the place of the password. */
export const reauthCommand = createCommand('accountReauth', { request: accountReauth });
