// A busy machine should not make CI fail: tests that pass only on a retry are reported as unsteady.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
