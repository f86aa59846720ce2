import { href } from '@tipmark/route-builder';
import type { EventHead } from '../../../parts/match-head/event-head.ts';
import { type Reader } from '../../../parts/page/reader.ts';
import type { SportPages } from '../../../parts/sport/sport-pages.ts';
import { AsideTip, AsideTips } from './AsideTips.tsx';

const SHOWN = 3;

interface PreviewTipsProps {
  readonly sport: SportPages;
  readonly page: EventHead;
  readonly reader: Reader;
}

/** Tips on the match by the best ranked cappers; empty while nobody has tipped it. */
export const PreviewTips = ({ sport, page, reader }: PreviewTipsProps) => {
  const { t, locale } = reader;
  const { tips, count } = page.tips;
  if (tips.length === 0) return null;
  const all = { href: href(sport.routes.match, { matchUrl: page.link }, { locale }), count };
  return (
    <AsideTips title={t('results.tipsOfMatch')} all={all} reader={reader}>
      <ul>
        {tips.slice(0, SHOWN).map((tip) => (
          <AsideTip key={tip.id} sport={sport} tip={tip} reader={reader} />
        ))}
      </ul>
    </AsideTips>
  );
};
