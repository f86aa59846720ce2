import type {
  FoundCappers,
  FoundTips,
  SearchRecordReply,
  TipsCriteria,
  TipsSearchFilter,
  UsersCriteria,
  UsersSearchFilter,
} from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import type { PageLoad } from '@tipmark/match-features/pages';
import type { RouteName } from '@tipmark/route-builder';
import type { TemplateCalls } from '../../parts/templates/template-calls.ts';
import { readTipsView, type TipsView, tipsParams, tipsRequest } from './criteria/search-address.ts';

export interface TipsRequest {
  readonly body: TipsCriteria;
}
export interface UsersRequest {
  readonly body: UsersCriteria;
}

/** The searches of one sport's page; the calls are the same for all. */
export interface Search {
  readonly sport: Sport;
  readonly route: RouteName;
  readonly tips: PageLoad<TipsRequest, FoundTips>;
  /** The further pages. */
  readonly moreTips: PageLoad<TipsRequest, FoundTips>;
  readonly cappers: PageLoad<UsersRequest, FoundCappers>;
  /** How a template would have performed. */
  readonly tipsRecord: PageLoad<TipsRequest, SearchRecordReply>;
  readonly cappersRecord: PageLoad<UsersRequest, SearchRecordReply>;
  readonly tipsTemplates: TemplateCalls<TipsSearchFilter>;
  readonly usersTemplates: TemplateCalls<UsersSearchFilter>;
}

/** The search of tips as a list whose state is in its address. */
export const tipsListOf = ({ route, sport, tips, moreTips }: Search) => ({
  namespace: 'scanner',
  route,
  load: tips,
  more: moreTips,
  readView: readTipsView,
  paramsOf: tipsParams,
  requestOf: (view: TipsView) => tipsRequest(view, sport),
});
