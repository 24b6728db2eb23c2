import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadRecords } from '@/api/demo/records/load-records';
import type { Estimate, Score } from '@/lib/domain/forecast/forecast-scores';
import { scoreForecast } from './forecast/score-forecast';

/*
 * `npm run bench:forecast`: how good our win chance was. Replays the embedded records, and writes the
 * figures of the page /how-good-is-our-forecast.
 */
const file = path.resolve('lib/domain/forecast/forecast-results.json');
const results = scoreForecast(await loadRecords(path.resolve('api/demo/records/data')));
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);

const { seasons, others } = results;
print(`${seasons.matches} matches of complete seasons, ${seasons.all.states} states`);
printScore('all', seasons.all);
printScore('first innings', seasons.first);
printScore('chases', seasons.chases);
for (const { innings, phase, score } of seasons.phases)
  printScore(`innings ${innings}, ${phase}`, score);
for (const { from, until, forecast, observed } of seasons.reliability.chases)
  if (observed)
    print(`chases given ${from} to ${until}: mean ${forecast?.toFixed(3)}, won ${range(observed)}`);
print(`${others.matches} other matches`);
printScore('all', others.all);
print(`written to ${path.relative('.', file)}`);

function printScore(name: string, { brier, logLoss, base }: Score): void {
  const text = `Brier ${range(brier)}, base rate ${base.brier.toFixed(3)}; log loss ${range(logLoss)}, base rate ${base.logLoss.toFixed(3)}`;
  print(`${name.padEnd(24)} ${text}`);
}

function range({ value, low, high }: Estimate): string {
  return `${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
