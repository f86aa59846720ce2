import { unsubscribe } from '@tipmark/contract';
import { createCommand, createLoad } from '@tipmark/remote-kit';

/** The same call, without types to turn off, reads the active ones. */
export const activeLoad = createLoad('unsubscribeOptions', {
  request: unsubscribe,
  when: 'latest',
});
export const unsubscribeCommand = createCommand('unsubscribe', { request: unsubscribe });

export const requestActive = (token: string | null) =>
  activeLoad.requested({ body: { options: [], ...(token && { token }) } });
