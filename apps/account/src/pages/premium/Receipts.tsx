import { DataTable, LoadPart, type Reader } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { formatDate, formatNumber } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Card, LinkButton } from '@tipmark/ui-kit';
import { moneyText, planKey } from '../../parts/format/money-text.ts';
import { actionsClass } from './premium-class.ts';
import { receiptsLoad } from './premium-loads.ts';
import { readSource } from './premium-source.ts';

type Paid = NonNullable<ReturnType<typeof receiptsLoad.select>['data']>['receipts'];

/** Their file, in which a refund is below zero, so that the amounts can be added up. */
function fileOf(receipts: Paid, { t, locale, timeZone }: Reader): string[][] {
  const heads = ['receiptDate', 'receiptPlan', 'receiptAmount', 'receiptCurrency'];
  return [
    heads.map((head) => t(`premium.${head}`)),
    ...receipts.map(({ kind, subscriptionType, amount, currency, at }) => [
      formatDate(at, locale, timeZone),
      t(`premium.plan-${planKey(subscriptionType)}`),
      formatNumber(kind === 'paid' ? amount : -amount, locale, { decimals: 2 }),
      currency,
    ]),
  ];
}

/** Payments and refunds; requested only when the visitor opens them. */
export function Receipts({ reader }: { readonly reader: Reader }) {
  const { t, locale, timeZone } = reader;
  const dispatch = useDispatch();
  const load = useSelector((known: HostState) => receiptsLoad.select(known));
  const [search] = useSearchParams();
  const show = () => dispatch(receiptsLoad.requested({}));
  if (load.status === 'idle') {
    const address = href(
      'premium',
      { source: readSource(search), receipts: 1 },
      { locale, fragment: 'receipts' },
    );
    return (
      <Card isFlush>
        <div className={actionsClass}>
          <div>
            <LinkButton href={address}>{t('premium.receipts')}</LinkButton>
          </div>
        </div>
      </Card>
    );
  }
  return (
    <div id="receipts">
      <Card title={t('premium.receiptsTitle')} isFlush>
        <LoadPart
          load={load}
          reader={reader}
          failedTitle={t('premium.receiptsFailed')}
          onRetry={show}
        >
          {({ receipts }) =>
            receipts.length === 0 ? (
              <p className={actionsClass}>{t('premium.receiptsNone')}</p>
            ) : (
              <DataTable
                caption={t('premium.receiptsTitle')}
                reader={reader}
                csvRows={() => fileOf(receipts, reader)}
              >
                <thead>
                  <tr>
                    <th scope="col">{t('premium.receiptDate')}</th>
                    <th scope="col">{t('premium.receiptPlan')}</th>
                    <th scope="col">{t('premium.receiptAmount')}</th>
                  </tr>
                </thead>
                <tbody>
                  {receipts.map(({ paymentId, kind, subscriptionType, amount, currency, at }) => (
                    <tr key={`${paymentId} ${kind}`}>
                      <td>{formatDate(at, locale, timeZone)}</td>
                      <td>{t(`premium.plan-${planKey(subscriptionType)}`)}</td>
                      <td>
                        {kind === 'paid'
                          ? moneyText(amount, currency, reader)
                          : t('premium.receipt-refunded', {
                              amount: moneyText(amount, currency, reader),
                            })}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </DataTable>
            )
          }
        </LoadPart>
      </Card>
    </div>
  );
}
