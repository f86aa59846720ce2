import { defineEndpoint } from '../endpoint.ts';
import { sessionOfCaller as reply } from '../entities/account-session.ts';

export const currentSession = defineEndpoint<typeof currentSessionSchemas>()({
  name: 'currentSession',
  method: 'GET',
  path: '/account/session',
  access: 'public',
  cache: 'private',
});

export const currentSessionSchemas = () => ({
  summary: 'Who calls; of a guest the guest id and the country alone',
  tags: ['account'],
  reply,
});
