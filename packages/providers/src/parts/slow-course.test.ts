import { MATCH_STATUS } from '@tipmark/domain';
import { openSlowCourse } from './slow-course.ts';

const { scheduled, live, finished, moved, canceled } = MATCH_STATUS;

test('a state of minutes ago takes nothing back, a later one does', () => {
  const course = openSlowCourse();
  expect(course.isTakenBack('m', live, 1_000)).toBe(false);
  expect(course.isTakenBack('m', finished, 2_000)).toBe(false);
  expect(course.isTakenBack('m', live, 2_030)).toBe(false);
  expect(course.isTakenBack('m', live, 2_600)).toBe(true);
  expect(course.isTakenBack('m', live, 2_660)).toBe(false);
  expect(course.isTakenBack('m', finished, 2_700)).toBe(false);
});

test('a match that is called off after its start is believed at once', () => {
  for (const status of [moved, canceled]) {
    const course = openSlowCourse();
    course.isTakenBack('m', live, 1_000);
    expect(course.isTakenBack('m', scheduled, 1_060)).toBe(false);
    expect(course.isTakenBack('m', status, 1_060)).toBe(true);
    expect(course.isTakenBack('other', status, 1_060)).toBe(false);
  }
});

test('answers that arrive late take nothing back', () => {
  const course = openSlowCourse();
  course.isTakenBack('m', finished, 9_000);
  expect(course.isTakenBack('m', moved, 8_000)).toBe(false);
});
