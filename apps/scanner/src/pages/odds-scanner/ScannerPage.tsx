import { useSearchParams } from '@tipmark/remote-kit/router';
import { readScannerView } from './criteria/scanner-address.ts';
import { MethodScreen } from './MethodScreen.tsx';
import { OddsScannerScreen } from './OddsScannerScreen.tsx';
import type { OddsScanner } from './odds-scanner.ts';

/** The scanner, or the explanation of its records. */
export const ScannerPage = ({ scanner }: { readonly scanner: OddsScanner }) => {
  const [params] = useSearchParams();
  return readScannerView(params, scanner.sport).isMethod ? (
    <MethodScreen route={scanner.route} />
  ) : (
    <OddsScannerScreen scanner={scanner} />
  );
};
