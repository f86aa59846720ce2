import { ready, ScreenStage } from '@tipmark/match-features/testing';
import { messages } from '../src/messages.ts';
import { searches } from '../src/pages/search/screen.ts';
import {
  aTip,
  someCappers,
  someTips,
  tipsTemplates,
  usersTemplates,
} from '../src/pages/search/search-fixture.ts';

type Loads = Parameters<typeof ScreenStage>[0]['loads'];

interface Shown {
  readonly search?: string;
  readonly isPremium?: boolean;
  readonly locale?: 'ru' | 'en';
  readonly loads?: Loads;
}

const SERVED = ['searchUsersTips', 'oddsScanner', 'events', 'login', 'premium', 'profile'];

const Search = ({ search = '', isPremium = true, locale = 'ru', loads = {} }: Shown) => (
  <ScreenStage
    remote={{ name: 'scanner', messages }}
    Screen={searches.soccer.screen.Component}
    address={`/search-tips-and-cappers${search}`}
    path="/search-tips-and-cappers"
    locale={locale}
    isPremium={isPremium}
    served={SERVED}
    loads={{
      tipsSearch: ready(someTips()),
      usersSearch: ready(someCappers()),
      tipsTemplates: ready(tipsTemplates(isPremium)),
      usersTemplates: ready(usersTemplates(isPremium)),
      ...loads,
    }}
  />
);

const failed = { status: 'failed', key: 'k', error: { status: 0, code: 'network', message: '' } };
const LONG = 'Обе команды много атакуют, а обороны у них дырявые с начала сезона. '.repeat(8);

/** The searches of tips and of cappers in every state they have. */
export default {
  title: 'scanner/Search',
  component: Search,
  args: {},
};

export const Tips = {};
export const TipsEnglish = { args: { locale: 'en' } };
export const TipsDark = { globals: { theme: 'dark' } };
export const TipsLocked = { args: { isPremium: false } };
export const TipsFiltered = { args: { search: '?filter=1&min-roi=5&soccerOutcome=1,4&sort=3' } };
export const TipsLong = {
  args: { loads: { tipsSearch: ready(someTips({ tips: [aTip({ description: LONG })] })) } },
};
export const TipsEmpty = {
  args: {
    search: '?filter=1&min-roi=900',
    loads: { tipsSearch: ready(someTips({ tips: [], count: 0 })) },
  },
};
export const TipsLoading = { args: { loads: { tipsSearch: { status: 'loading', key: 'k' } } } };
export const TipsFailed = { args: { loads: { tipsSearch: failed } } };
export const Cappers = { args: { search: '?tab=cappers' } };
export const CappersLocked = { args: { search: '?tab=cappers', isPremium: false } };
export const CappersEmpty = {
  args: {
    search: '?tab=cappers&filter=1&min-tips=900',
    loads: { usersSearch: ready(someCappers({ cappers: [], count: 0 })) },
  },
};
export const CappersLoading = {
  args: { search: '?tab=cappers', loads: { usersSearch: { status: 'loading', key: 'k' } } },
};
export const CappersFailed = { args: { search: '?tab=cappers', loads: { usersSearch: failed } } };
