/** The deep check covers every variant of every page, in both languages. */
export const IS_DEEP: boolean = process.env['TEST_DEEP'] === '1';

/** For a test that opens many pages one after another in one tab. */
export const MANY_PAGES_MS = IS_DEEP ? 1_500_000 : 600_000;
