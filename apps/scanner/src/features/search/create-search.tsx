import { tipsSearch, tipsTemplates, usersSearch, usersTemplates } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { loadOf, type PageParts } from '@tipmark/match-features/pages';
import { defineScreen, ofPart } from '@tipmark/remote-kit';
import { href, type RouteName } from '@tipmark/route-builder';
import { commandsOfTemplates, templateCalls } from '../../shared/template-calls.ts';
import { SearchScreen } from './SearchScreen.tsx';
import type { Search } from './search.ts';
import {
  readTab,
  readTipsView,
  readUsersView,
  tipsRequest,
  usersRequest,
} from './search-address.ts';

const tips = loadOf(tipsSearch);
const moreTips = loadOf(tipsSearch, 'More');
const cappers = loadOf(usersSearch);
const ofTips = templateCalls(tipsTemplates);
const ofUsers = templateCalls(usersTemplates);

/** The searches on the page of one sport. */
export function createSearch(route: RouteName, sport: Sport): PageParts {
  const search: Search = {
    sport,
    route,
    tips,
    moreTips,
    cappers,
    tipsTemplates: ofTips,
    usersTemplates: ofUsers,
  };
  return {
    screen: defineScreen({
      route,
      loads: ({ search: words }) =>
        readTab(words) === 'tips'
          ? [
              search.tips.requested(tipsRequest(readTipsView(words), sport)),
              ofPart(search.tipsTemplates.list.requested({})),
            ]
          : [
              search.cappers.requested(usersRequest(readUsersView(words))),
              ofPart(search.usersTemplates.list.requested({})),
            ],
      Component: () => <SearchScreen search={search} />,
      head: (_state, { locale, search: words }, t) => ({
        title: t(`search.headTitle-${route}`),
        description: t('search.description'),
        canonical: href(
          route,
          { tab: readTab(words) === 'cappers' ? 'cappers' : undefined },
          { locale },
        ),
      }),
    }),
    loads: [
      ...[tips, moreTips, cappers, ofTips.list, ofUsers.list],
      ...[ofTips.notificationRecord, ofUsers.notificationRecord],
    ],
    commands: [
      ...commandsOfTemplates(search.tipsTemplates),
      ...commandsOfTemplates(search.usersTemplates),
    ],
  };
}
