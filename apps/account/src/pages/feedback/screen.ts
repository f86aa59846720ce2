import { defineScreen } from '@tipmark/remote-kit';
import { FeedbackPage } from './FeedbackPage.tsx';
import { feedbackCommand, feedbackLoad } from './feedback-loads.ts';

export const loads = [feedbackLoad];
export const commands = [feedbackCommand];

export const screen = defineScreen({
  route: 'feedback',
  loads: () => [feedbackLoad.requested({})],
  Component: FeedbackPage,
  head: (_state, _visit, t) => ({
    title: t('feedback.title'),
    description: t('feedback.description'),
  }),
});
