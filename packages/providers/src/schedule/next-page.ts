import type { Reading } from '../answers/reading.ts';
import type { Task } from './task.ts';

/** More pages than any call really has. */
const MOST_PAGES = 30;
const PAGE = /([?&]page=)(\d{1,4})\b/;

/**
 * The page after an answered one, where the provider has more of them than were planned.
 * @param planned paths that are asked for anyway
 */
export function nextPageOf(
  task: Task,
  page: Reading['page'],
  planned: ReadonlySet<string>,
): Task | undefined {
  if (page === undefined) return undefined;
  const asked = Number(PAGE.exec(task.path)?.[2] ?? 1);
  // An answer that is not the page that was asked for would be followed for ever.
  if (page.current !== asked || asked >= Math.min(page.total, MOST_PAGES)) return undefined;
  const next = asked + 1;
  const joint = task.path.includes('?') ? '&' : '?';
  const path = PAGE.test(task.path)
    ? task.path.replace(PAGE, `$1${next}`)
    : `${task.path}${joint}page=${next}`;
  return planned.has(path)
    ? undefined
    : { ...task, id: `${task.provider} ${task.purpose} ${path}`, path };
}
