import { nextTask } from './host/scheduling/next-task.ts';

/* The code of the first file runs part by part: all of it at once is one task during which a
   phone neither paints nor handles input. A part is in this same file, and runs when it is
   imported. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@tipmark/ui-kit'),
  () => import(/* webpackMode: "eager" */ '@tipmark/remote-kit/i18n'),
  () => import(/* webpackMode: "eager" */ '@tipmark/remote-kit/router'),
];

async function main(): Promise<void> {
  for (const part of parts) {
    await nextTask();
    await part();
  }
  await nextTask();
  const { startPage } = await import(/* webpackMode: "eager" */ './start/start-page.tsx');
  await nextTask();
  await startPage();
}

void main();
