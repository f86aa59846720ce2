import { ready, ScreenStage } from '@tipmark/match-features/testing';
import { messages } from '../src/messages.ts';
import {
  aBookmakerPage,
  measured,
  quartz,
  rivalto,
} from '../src/pages/bookmakers/bookmakers-fixture.ts';
import { all, one } from '../src/pages/bookmakers/screen.ts';

type Loads = Parameters<typeof ScreenStage>[0]['loads'];

interface Shown {
  readonly locale?: 'ru' | 'en';
  readonly isOne?: boolean;
  readonly loads?: Loads;
}

const Bookmakers = ({ locale = 'ru', isOne = false, loads = {} }: Shown) => (
  <ScreenStage
    remote={{ name: 'scanner', messages }}
    Screen={(isOne ? one : all).screen.Component}
    address={isOne ? '/bookmakers/rivalto' : '/bookmakers'}
    path={isOne ? '/bookmakers/:bookmaker' : '/bookmakers'}
    locale={locale}
    served={['bookmakers', 'bookmaker']}
    loads={{
      pageBookmakers: ready({ bookmakers: [rivalto, quartz], measured }),
      pageBookmaker: ready(aBookmakerPage),
      ...loads,
    }}
  />
);

const loading = { status: 'loading', key: 'k' };
const failed = {
  status: 'failed',
  key: 'k',
  error: { status: 503, code: 'unavailable', message: '' },
};

/** The list of bookmakers and the page of one. */
export default {
  title: 'scanner/Bookmakers',
  component: Bookmakers,
  args: {},
};

export const All = {};
export const AllEnglish = { args: { locale: 'en' } };
export const AllEmpty = {
  args: { loads: { pageBookmakers: ready({ bookmakers: [], measured }) } },
};
export const AllLoading = { args: { loads: { pageBookmakers: loading } } };
export const AllFailed = { args: { loads: { pageBookmakers: failed } } };
export const One = { args: { isOne: true } };
export const OneDark = { args: { isOne: true }, globals: { theme: 'dark' } };
export const OneEmpty = {
  args: {
    isOne: true,
    loads: {
      pageBookmaker: ready({
        bookmaker: { ...aBookmakerPage.bookmaker, about: '', sports: [] },
        others: [],
        measured: { ...measured, matches: 0 },
      }),
    },
  },
};
export const OneLoading = { args: { isOne: true, loads: { pageBookmaker: loading } } };
export const OneFailed = { args: { isOne: true, loads: { pageBookmaker: failed } } };
