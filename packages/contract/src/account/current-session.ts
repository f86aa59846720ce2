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
  summary: 'Get the current session; of a guest only its id and country',
  tags: ['account'],
  reply,
});
