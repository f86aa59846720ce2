// A busy machine is no reason for CI to fail: what passes only when tried again is reported unsteady.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
