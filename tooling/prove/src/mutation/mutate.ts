import { AREAS } from './areas.ts';
import { runStryker } from './run-stryker.ts';

// `npm run mutate -- domain src/odds/margin.ts`: changes the code of an area in many small ways,
// and names the changes that no test of it notices.
const [name, ...files] = process.argv.slice(2);
const area = AREAS.find((one) => one.name === name);

if (area === undefined) {
  const names = AREAS.map((one) => one.name).join(', ');
  console.error(`Which area? ${names}. For example: npm run mutate -- domain src/odds/margin.ts`);
  process.exitCode = 2;
} else {
  const mutate = files.length > 0 || area.source === 'src' ? files : [`${area.source}/**/*.ts`];
  process.exitCode = await runStryker(area, { mutate, isShown: true });
}
