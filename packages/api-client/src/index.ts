export type { ApiFailure, ApiFailureCode } from './api-failure.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from './create-api-client.ts';
export { type FailureMessageOptions, failureMessage } from './failure-message.ts';
export type { CallerSession, VisitorRequest } from './request-headers.ts';
export { failureOfAnswer } from './to-api-failure.ts';
