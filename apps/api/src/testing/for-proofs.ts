// What `tooling/prove` drives: the API in this process and in processes of its own.
export {
  EXAMPLES_AT,
  exampleCalls,
  prepareExamples,
} from '../calls/serve/testing/example-calls.ts';
export { OFFERED } from '../people/account/sign-ins/testing/arrivals.ts';
export { startHostileIssuer } from '../people/account/sign-ins/testing/hostile-issuer.ts';
export { anyLife } from '../people/billing/testing/random-subscriber.ts';
export {
  closeTwoProcesses,
  openTwoProcesses,
} from '../people/billing/testing/subscription-world.ts';
export { startBotApi } from '../people/telegram/testing/bot-api-server.ts';
export {
  exampleCall,
  hostileCalls,
  RAW_BODIES,
  URL_TEXTS,
} from '../platform/http/testing/hostile-calls.ts';
export { type ApiProcess, startApiProcess } from './api-process.ts';
export { type CutLine, openLine } from './breakable-line.ts';
export { createTestApi, type TestApi } from './create-test-api.ts';
export { prepareServer } from './server-databases.ts';
export { createTestStore } from './test-store.ts';
