import {
  type Acquirer,
  AcquirerAway,
  AcquirerMisconfigured,
  AcquirerRefused,
  type PaymentOrder,
} from './acquirer.ts';

const HIDDEN = '[hidden]';

function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text);
}

/** The same failure, with a message that may be logged. */
function cleaned(error: unknown, secrets: readonly string[]): unknown {
  if (!(error instanceof Error)) return error;
  const message = withoutSecrets(error.message, secrets);
  const options = { cause: error.cause };
  if (error instanceof AcquirerAway) return new AcquirerAway(message, options);
  if (error instanceof AcquirerRefused) return new AcquirerRefused(message, options);
  if (error instanceof AcquirerMisconfigured) return new AcquirerMisconfigured(message, options);
  return error;
}

/**
 * An acquirer whose refusals are reported with the call and the order they concern: the paying
 * user sees none of the acquirer's own words. One that is away is reported by who retries.
 */
export function reportingRefusals(
  acquirer: Acquirer,
  secrets: readonly string[],
  onError: (error: Error) => void,
): Acquirer {
  async function reported<Result>(what: string, call: () => Promise<Result>): Promise<Result> {
    try {
      return await call();
    } catch (thrown) {
      const error = cleaned(thrown, secrets);
      const isWrongSetting = error instanceof AcquirerMisconfigured;
      if (isWrongSetting || error instanceof AcquirerRefused) {
        const verdict = isWrongSetting ? 'does not accept our settings' : 'refused';
        onError(new Error(`${acquirer.name}, ${what}: ${verdict}: ${error.message}`));
      }
      throw error;
    }
  }
  const of = ({ id }: PaymentOrder) => `order ${id}`;
  const { charge, sendLoginLink, setRenewal, terminate } = acquirer;
  return {
    ...acquirer,
    start: (order, payer) => reported(`start of ${of(order)}`, () => acquirer.start(order, payer)),
    ...(charge && {
      charge: (order, methodId, email) =>
        reported(`renewal of ${of(order)}`, () => charge(order, methodId, email)),
    }),
    read: (body, headers) => reported('notification', () => acquirer.read(body, headers)),
    find: (order) => reported(`search of ${of(order)}`, () => acquirer.find(order)),
    list: (window, page) => reported('list', () => acquirer.list(window, page)),
    refund: (order, email) =>
      reported(`refund of ${of(order)}`, () => acquirer.refund(order, email)),
    ...(sendLoginLink && {
      sendLoginLink: (email) => reported('login link', () => sendLoginLink(email)),
    }),
    ...(setRenewal && {
      setRenewal: (methodId, isOn) =>
        reported(`${isOn ? 'resuming' : 'stopping'} of subscription ${methodId}`, () =>
          setRenewal(methodId, isOn),
        ),
    }),
    ...(terminate && {
      terminate: (methodId) =>
        reported(`end of subscription ${methodId}`, () => terminate(methodId)),
    }),
  };
}
