import { defineEndpoint } from '../endpoint.ts';
import { profileNotifications as reply } from '../entities/profile-notifications.ts';

export const pageProfileNotifications = defineEndpoint<typeof pageProfileNotificationsSchemas>()({
  name: 'pageProfileNotifications',
  method: 'GET',
  path: '/page-profile-notifications',
  access: 'user',
  cache: 'private',
});

export const pageProfileNotificationsSchemas = () => ({
  summary: 'Get my notification settings',
  tags: ['account'],
  reply,
});
