import { ROWS_BY_DEFAULT } from '../read-widget.ts';
import { ROOMS } from '../rooms.ts';
import { loaderScript } from './loader-script.ts';

/** The script that pages of others load. */
export const loaderText = `(${loaderScript.toString()})(${JSON.stringify(ROOMS)},${ROWS_BY_DEFAULT})`;
