/** Whether this is the deep check (`npm run test:deep`): full samples and rotating seeds. */
export const isDeep: boolean = process.env['TEST_DEEP'] === '1';

/**
 * The size of a sample: what shows the behaviour in the ordinary check, everything in the deep one.
 */
export const sampleOf = <Size>(ordinary: Size, deep: Size): Size => (isDeep ? deep : ordinary);

/**
 * The seed of a run: always the same in the ordinary check, so that its result can be cached;
 * another one in each deep check, which prints it. A seed that failed becomes a fixed example.
 */
export const testSeed: number = Number(process.env['TEST_SEED'] ?? 1);
