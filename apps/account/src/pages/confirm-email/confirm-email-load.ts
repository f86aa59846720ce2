import { confirmEmail } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const confirmEmailLoad = createLoad('confirmEmail', {
  request: confirmEmail,
  when: 'latest',
});
