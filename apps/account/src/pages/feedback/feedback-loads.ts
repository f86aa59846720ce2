import { pageFeedback, sendFeedback } from '@tipmark/contract';
import { createCommand, createLoad } from '@tipmark/remote-kit';

export const feedbackLoad = createLoad('pageFeedback', { request: pageFeedback, when: 'latest' });
export const feedbackCommand = createCommand('sendFeedback', { request: sendFeedback });
