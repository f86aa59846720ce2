import { pageContestRules } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const contestRulesLoad = createLoad('contestRules', {
  request: pageContestRules,
  when: 'latest',
});

export const rulesRequest = (id: number) => contestRulesLoad.requested({ segments: { id } });
