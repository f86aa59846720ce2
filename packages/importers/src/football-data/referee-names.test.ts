import { refereeName } from './referee-names.ts';

test('referees of England have Russian names, unknown ones and those of others their own', () => {
  expect(refereeName('GB-ENG', 'A Taylor')).toEqual({ en: 'A Taylor', ru: 'Э. Тейлор' });
  expect(refereeName('GB-ENG', 'A Whistle')).toEqual({ en: 'A Whistle' });
  expect(refereeName('GB-SCT', 'A Taylor')).toEqual({ en: 'A Taylor' });
});
