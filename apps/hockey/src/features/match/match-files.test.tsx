import type { EventPage } from '@tipmark/contract';
import { CalendarButton, useReader } from '@tipmark/match-features';
import { NOW_SECONDS, ready, renderScreen } from '@tipmark/match-features/testing';
import { act } from 'react';
import { messages } from '../../messages.ts';
import { hockey } from '../../shared/hockey.ts';
import { screen } from './screen.ts';
import { base, league, played } from './shots-fixture.ts';

/** The text of the file downloaded by a click. */
async function savedBy(button: HTMLElement | undefined): Promise<string> {
  const saved = new Promise<Blob>((resolve) => {
    const createObjectURL = (blob: Blob) => {
      resolve(blob);
      return 'blob:file';
    };
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} });
  });
  const follow = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await act(async () => button?.click());
  const text = await (await saved).text();
  follow.mockRestore();
  return text.replaceAll('\r\n ', '');
}

/** The first button with this text or label. */
const buttonOf = (container: HTMLElement, message: RegExp) =>
  [...container.querySelectorAll('button')].find((button) =>
    message.test(`${button.getAttribute('aria-label')} ${button.textContent}`),
  );

const renderMatch = (data: EventPage, search = '') =>
  renderScreen(
    { name: 'hockey', messages },
    {
      Screen: screen.Component,
      address: `/hockey/Events/${data.link}${search}`,
      path: '/hockey/Events/:matchUrl',
      loads: { hockeyEventPage: ready(data) },
    },
  );

test('the period scores are downloaded as CSV', async () => {
  const { container } = await renderMatch(played(), '?tab=summary');
  expect(await savedBy(buttonOf(container, /CSV/))).toContain(
    ';Команда;1-й;2-й;3-й;ОТ;Б;Матч\r\nШайбы;Ледокол;1;1;0;0;2;3\r\nШайбы;Таёжники;0;1;1;0;1;2\r\n',
  );
});

const Calendar = () => (
  <CalendarButton
    matches={[{ league, match: base.buildWire() }]}
    title="Ледокол"
    sport={hockey}
    path="/hockey/Teams/7-ice"
    nowSeconds={NOW_SECONDS}
    reader={useReader(hockey.namespace)}
  />
);

test('a calendar file links to hockey pages and reserves the length of a match', async () => {
  const { container } = await renderScreen(
    { name: 'hockey', messages },
    { Screen: Calendar, address: '/hockey' },
  );
  const file = await savedBy(buttonOf(container, /календарь/));
  expect(file).toContain(`/hockey/Events/${base.build().link}`);
  expect(file).toMatch(/DTSTART:20261121T100000Z\r\nDTEND:20261121T123000Z/);
});
