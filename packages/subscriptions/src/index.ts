export { type FeedLink, feedLinks } from './feeds/feed-links.ts';
export { registerSubscriptions, type SubscriptionsOptions } from './register-subscriptions.ts';
