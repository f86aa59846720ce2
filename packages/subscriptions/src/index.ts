export { registerSubscriptions, type SubscriptionsOptions } from './register-subscriptions.ts';
