/** The deep check sees every look of every page, in both languages. */
export const IS_DEEP: boolean = process.env['TEST_DEEP'] === '1';
