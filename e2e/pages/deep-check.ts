/** The deep check covers every variant of every page, in both languages. */
export const IS_DEEP: boolean = process.env['TEST_DEEP'] === '1';
