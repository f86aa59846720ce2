import { pageBookmaker, pageBookmakers } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const bookmakersLoad = createLoad('pageBookmakers', {
  request: pageBookmakers,
  when: 'latest',
});

export const bookmakerLoad = createLoad('pageBookmaker', {
  request: pageBookmaker,
  when: 'latest',
});
