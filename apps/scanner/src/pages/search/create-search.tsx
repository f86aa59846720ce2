import {
  tipsSearch,
  tipsSearchRecord,
  tipsTemplates,
  usersSearch,
  usersSearchRecord,
  usersTemplates,
} from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { loadOf, type PageParts } from '@tipmark/match-features/pages';
import { defineScreen, optionalLoad } from '@tipmark/remote-kit';
import { href, type RouteName } from '@tipmark/route-builder';
import { commandsOfTemplates, templateCalls } from '../../parts/templates/template-calls.ts';
import {
  readTab,
  readTipsView,
  readUsersView,
  tipsRecordRequest,
  tipsRequest,
  usersRecordRequest,
  usersRequest,
} from './criteria/search-address.ts';
import { SearchScreen } from './SearchScreen.tsx';
import type { Search } from './search.ts';

const tips = loadOf(tipsSearch);
const moreTips = loadOf(tipsSearch, 'More');
const cappers = loadOf(usersSearch);
const tipsRecord = loadOf(tipsSearchRecord);
const cappersRecord = loadOf(usersSearchRecord);
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
    tipsRecord,
    cappersRecord,
    tipsTemplates: ofTips,
    usersTemplates: ofUsers,
  };
  return {
    screen: defineScreen({
      route,
      loads: ({ search: params }) => {
        if (readTab(params) === 'tips') {
          const view = readTipsView(params);
          return [
            tips.requested(tipsRequest(view, sport)),
            optionalLoad(ofTips.list.requested({})),
            ...(view.isRecordShown
              ? [optionalLoad(tipsRecord.requested(tipsRecordRequest(view, sport)))]
              : []),
          ];
        }
        const view = readUsersView(params);
        return [
          cappers.requested(usersRequest(view)),
          optionalLoad(ofUsers.list.requested({})),
          ...(view.isRecordShown
            ? [optionalLoad(cappersRecord.requested(usersRecordRequest(view)))]
            : []),
        ];
      },
      Component: () => <SearchScreen search={search} />,
      head: (_state, { locale, search: params }, t) => ({
        title: t(`search.headTitle-${route}`),
        description: t('search.description'),
        canonical: href(
          route,
          { tab: readTab(params) === 'cappers' ? 'cappers' : undefined },
          { locale },
        ),
      }),
    }),
    loads: [
      tips,
      moreTips,
      cappers,
      ofTips.list,
      ofUsers.list,
      tipsRecord,
      cappersRecord,
      ofTips.notificationRecord,
      ofUsers.notificationRecord,
    ],
    commands: [
      ...commandsOfTemplates(search.tipsTemplates),
      ...commandsOfTemplates(search.usersTemplates),
    ],
  };
}
