import type { MatchHeaderView, MatchRowView, TipCardView } from '../../src/betting/index.ts';
import { LONG } from '../texts.ts';

/** A match under way with everything a row can show. */
export const liveRow: MatchRowView = {
  id: 1,
  href: '#1',
  label: 'Зенит – Спартак, 2:1, 67-я минута, коэффициенты 1.45, 4.80, 8.20',
  time: '19:30',
  minute: "67'",
  home: { name: 'Зенит', score: '2', standing: 'ahead', logo: 'shield-0f4c81-e8eef4' },
  away: { name: 'Спартак', score: '1', redCards: 2, standing: 'behind' },
  forecast: '2:0',
  odds: [
    { text: '1.45', move: 'down', heat: 'hot' },
    { text: '4.80' },
    { text: '8.20', move: 'up', heat: 'warm' },
    { text: '1.90', isSuspended: true },
    null,
  ],
  tips: 7,
  predictions: ['users', 'math', 'score'],
  lists: ['live', 'tips'],
};

export const finishedRow: MatchRowView = {
  ...liveRow,
  id: 2,
  href: '#2',
  label: 'Рубин – Сочи, 1:1, по пенальти 5:4, завершён',
  minute: undefined,
  note: 'Завершён',
  home: { name: 'Рубин', score: '1', penalties: '5', standing: 'ahead' },
  away: { name: 'Сочи', score: '1', penalties: '4' },
  odds: [{ text: '2.10', hasWon: true }, { text: '3.20' }, { text: '3.60' }, null, null],
  lists: ['finished'],
};

export const emptyRow: MatchRowView = {
  ...liveRow,
  id: 3,
  href: '#3',
  label: 'Крылья – Факел, 21:45',
  time: '21:45',
  minute: undefined,
  home: { name: 'Крылья' },
  away: { name: 'Факел' },
  forecast: undefined,
  odds: [],
  tips: 0,
  predictions: [],
  lists: ['scheduled'],
};

export const longRow: MatchRowView = {
  ...emptyRow,
  id: 4,
  href: '#4',
  label: `${LONG.word} – ${LONG.team}, перенесён`,
  note: 'Перенесён',
  isNoteWarning: true,
  home: { name: LONG.word },
  away: { name: LONG.team },
  odds: [{ text: '101.00' }, { text: '101.00' }, { text: '101.00' }, null, null],
};

export const header: MatchHeaderView = {
  heading: 'Ладога – Сталь, 2:1',
  league: { href: '#league', name: 'Россия · Высшая лига', countryCode: 'RU' },
  notes: ['16-й тур'],
  referee: { label: 'Судья', href: '#referee', name: 'Г. Лучников' },
  startsAt: { text: '20 ноября 2026, 19:30', iso: '2026-11-20T16:30:00Z' },
  home: {
    name: 'Ладога',
    logo: 'shield-0f4c81-e8eef4',
    form: {
      label: 'Форма: победа, поражение, ничья',
      matches: [
        { key: 'a', outcome: 'won', letter: 'В' },
        { key: 'b', outcome: 'lost', letter: 'П' },
        { key: 'c', outcome: 'drawn', letter: 'Н' },
      ],
    },
  },
  away: { name: 'Сталь', redCards: { label: 'Красных карточек: 1', count: 1 } },
  state: { text: "67'", tone: 'live' },
  score: { text: '2:1', isTime: false },
  parts: ['1-й тайм 1:1'],
};

export const tip: TipCardView = {
  id: 1,
  author: {
    href: '#ivan',
    name: 'Иван',
    label: { text: '4.7', title: '2-е место' },
    record: 'ROI +6,2 % (312 прогнозов)',
  },
  postedAt: { text: '18:00', iso: '2026-11-20T15:00:00Z' },
  edited: 'изменён 19:05',
  outcome: 'Победа хозяев',
  odds: '1.95',
  now: 'сейчас 1.88',
  movement: { direction: 'down', text: '−3,6 %' },
  stake: 'ставка 3 %',
  clv: 'CLV +4,7 %',
  description: 'Хозяева не проигрывают дома с августа.\nУ гостей дисквалифицирован вратарь.',
  result: { text: 'Выигран +28,50', tone: 'won' },
  record: { text: 'запись 1043', hash: 'abcdef0123456789', shortHash: 'abcdef01' },
};
