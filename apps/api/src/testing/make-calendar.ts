import { readFileSync } from 'node:fs';
import { SPORT } from '@tipmark/domain';
import { calendarOfMatches } from '@tipmark/match-features/calendar';

// Run as a process, whose time zone is that of a visitor: the file a page makes of what it loaded.
const { matches, title, nowSeconds } = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(
  calendarOfMatches({
    matches,
    title,
    nowSeconds,
    sport: SPORT.soccer,
    host: 'tipmark.example',
    addressOf: (link) => `https://tipmark.example/Events/${link}`,
  }),
);
