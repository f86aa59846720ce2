import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';
import { useReader } from '@tipmark/match-features';
import { renderScreen } from '@tipmark/match-features/testing';
import { messages } from '../../messages.ts';
import { barriersOf } from '../../testing/site-fixture.tsx';
import { RecordText } from './RecordText.tsx';

const STATISTICS = { profit: 4.2, roiPercent: 10.5, lowPercent: -3, highPercent: 24 };
const RECORD = {
  alerts: 40,
  matches: 31,
  hits: 22,
  first: STATISTICS,
  clvPercent: 1.2,
  clvCount: 38,
  unmeasured: null,
};

type Record = Parameters<typeof RecordText>[0]['record'];

const draw = (record: Partial<Record>, locale: 'ru' | 'en' = 'ru') => {
  const Screen = () => (
    <RecordText
      record={{ ...RECORD, ...record }}
      none="Nothing was found."
      looked="312 tips were examined."
      notes={['312 tips were examined.', 'There were more.']}
      reader={useReader('scanner')}
    />
  );
  const served = ['oddsScanner'];
  return renderScreen({ name: 'scanner', messages }, { Screen, address: '/', locale, served });
};

const main = () => screen.getByRole('main');

test('a record has its verdict first, then statistics, notes and a way to the method', async () => {
  const { container } = await draw({});
  expect(main()).toHaveTextContent(/^В плюсе, но это в пределах случайности\./);
  expect(main()).toHaveTextContent(/Прогнозов40на 31 матче.*Выиграло2255[,0]*.%/);
  expect(main()).toHaveTextContent(/\+4,2 ед\.ROI \+10,5.%от −3[,0]*.% до \+24[,0]*.%/);
  expect(main()).toHaveTextContent(/312 tips were examined\. There were more\./);
  expect(screen.getByRole('link', { name: 'Как это посчитано' })).toHaveAttribute(
    'href',
    '/odds-scanner?method=1',
  );
  expect(await barriersOf(container)).toEqual([]);
});

test('without anything found it says so and over what, and shows no statistics', async () => {
  await draw({ alerts: 0 });
  expect(main()).toHaveTextContent(/^Nothing was found\. 312 tips were examined\./);
  expect(main()).not.toHaveTextContent(/ROI|CLV|There were more/);
});

test.each(['value', 'cappers', 'followed', 'contest', 'size'])(
  'what cannot be measured is explained in both languages: %s',
  async (unmeasured) => {
    const { unmount } = await draw({ unmeasured });
    expect(main()).toHaveTextContent(/^У? ?[А-Яа-я]/);
    expect(main()).not.toHaveTextContent(/record\.|ROI/);
    unmount();
    await draw({ unmeasured }, 'en');
    expect(main()).not.toHaveTextContent(/record\.|[А-Яа-я]/);
  },
);

test('a minute later is compared where it matters, and decides the verdict', async () => {
  const minuteLater = { profit: -9, roiPercent: -22.5, lowPercent: -40, highPercent: -5 };
  await draw({ minuteLater });
  expect(main()).toHaveTextContent(/^В минусе: ставки по этому шаблону теряли деньги/);
  expect(main()).toHaveTextContent(/Минуту спустя−9,0 ед\./);
});

test('one match has no spread, and no closing line has no value: neither is shown as zero', async () => {
  await draw({
    first: { ...STATISTICS, lowPercent: null, highPercent: null },
    clvPercent: null,
    clvCount: 0,
  });
  expect(main()).toHaveTextContent(/разброс по одному матчу не посчитать/);
  expect(main()).toHaveTextContent(/CLV\)–n = 0/);
});
