import type { EndpointName } from '@tipmark/contract';
import type { InjectOptions } from 'fastify';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { aPerson } from '../../account/testing/people.ts';

type FeedbackName = Extract<
  EndpointName,
  'answerFeedback' | 'feedbackInbox' | 'pageFeedback' | 'sendFeedback'
>;

export const A_LETTER = {
  topic: 2,
  email: 'reader@example.com',
  message: 'Счёт матча перепутан: голы гостей записаны хозяевам.',
  url: '/Events/101',
};

/** A valid call of every endpoint of feedback. */
export function feedbackCalls(
  getApi: () => TestApi,
): Record<FeedbackName, () => InjectOptions | Promise<InjectOptions>> {
  const operator = () => ({ authorization: getApi().services.operatorKey });
  const post = { method: 'POST', url: '/page-feedback', payload: A_LETTER } as const;
  return {
    answerFeedback: async () => {
      const { ticketId } = (await getApi().app.inject(post)).json().data;
      const url = `/moderation/feedback/${ticketId}/answered`;
      return { method: 'POST', url, headers: operator() };
    },
    feedbackInbox: () => ({ url: '/moderation/feedback', headers: operator() }),
    pageFeedback: () => ({ url: '/page-feedback' }),
    sendFeedback: async () => ({ ...post, headers: (await aPerson(getApi())).headers }),
  };
}
