import { socialLoginLink } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const socialLoginLinkLoad = createLoad('socialLoginLink', {
  request: socialLoginLink,
  when: 'latest',
});
