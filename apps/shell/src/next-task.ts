/** Lets the browser draw and hear the visitor before what comes next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
