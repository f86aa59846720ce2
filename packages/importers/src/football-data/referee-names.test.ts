import { refereeName } from './referee-names.ts';

test('known referees of England have a Russian name, others only the one in the file', () => {
  expect(refereeName('GB-ENG', 'A Taylor')).toEqual({ en: 'A Taylor', ru: 'Э. Тейлор' });
  expect(refereeName('GB-ENG', 'A Whistle')).toEqual({ en: 'A Whistle' });
  expect(refereeName('GB-SCT', 'A Taylor')).toEqual({ en: 'A Taylor' });
});
