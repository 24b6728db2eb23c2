import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { root } from '../scripts/processes/run-command.mjs';
import { archiveRows, historyRows } from './growth-rows.mjs';
import { atLeast, atMost } from './rows.mjs';

const folder = path.join(root, 'bench/results');
const file = path.join(folder, 'bench.json');
const fixed = new Set(['bare Next page']);
const lists = new Set(['match list', 'match', 'home']);
/**
 * The limit for a page's scripts relative to a bare Next page; 1.1 for pages that are not listed.
 */
const scriptLimits = { home: 1.3, 'match list': 1.3, match: 1.3 };

/**
 * Prints the results beside their targets and writes them to `bench/results`. Results of
 * measurements that did not run this time keep their own date.
 */
export function report(results, notes) {
  const load = loadavg()[0].toFixed(1);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}`;
  const measured = { at: new Date().toISOString(), machine, load, notes };
  const earlier = readEarlier();
  const merged = {
    measured: {
      ...earlier.measured,
      ...Object.fromEntries(Object.keys(results).map(name => [name, measured])),
    },
    results: { ...earlier.results, ...results },
  };
  process.stdout.write(`${textOf(results, { [machine]: measured })}\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'bench.md'), `${textOf(merged.results, merged.measured)}\n`);
  writeFileSync(file, `${JSON.stringify(merged, null, 2)}\n`);
}

function readEarlier() {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { measured: {}, results: {} };
}

function textOf(results, measured) {
  const runs = Object.entries(measured).map(
    ([name, { at, machine, load, notes }]) =>
      `- ${name}: ${at.slice(0, 16)}, ${machine}, load ${load}${notes.map(note => `; ${note}`).join('')}`,
  );
  const rows = rowsOf(results).map(
    ({ id, what, target, value, apart = '', isMet }) =>
      `| ${id} | ${what} | ${target} | ${value} | ${apart} | ${target && (isMet ? 'met' : 'missed')} |`,
  );
  const head = ['| # | What | Target | Measured | Spread | |', '|---|---|---|---|---|---|'];
  return [...head, ...rows, '', ...runs].join('\n');
}

function rowsOf(results) {
  const { cachedPage, firstRender, coldUrl, weights, firstLoad, lighthouse, interaction } = results;
  return [
    atLeast('P1', 'cached page behind nginx, per CPU second, of nginx alone', 0.5, cachedPage?.P1),
    atLeast('P2', 'the same from the site itself', 0.25, cachedPage?.P2),
    atLeast('P3', 'list of 40, first render, of a bare page', 0.8, firstRender?.P3),
    atMost('P4', 'calls per resource and lifetime', 1, coldUrl?.P4.callsPerLifetime),
    atMost('P4', 'p99 of a cold URL, of a warm one', 3, coldUrl?.P4.p99RatioCold),
    atMost('P4', 'p99 over expiries, of a warm one', 3, coldUrl?.P4.p99RatioExpiry),
    ...weightRows(weights ?? {}),
    ...(firstLoad ? firstLoadRows(firstLoad.P7) : []),
    ...Object.entries(lighthouse ?? {}).map(lighthouseRow),
    ...pressRows('P8', 'list of 120 prices', interaction?.P8.list),
    ...pressRows('P8', 'match of 26 markets at 5 bookmakers', interaction?.P8.match),
    ...liveRows(results),
    ...archiveRows(results.contentGrowth),
    ...historyRows(results.historyGrowth),
    ...sizeRows(results.comparisonAtSize?.P15),
  ].filter(row => row.value !== undefined);
}

const pressRows = (target, page, measured) => [
  atMost(target, `${page}: p98 of a press, 4 × slowed, ms`, 100, measured?.p98Ms),
  atMost(target, `${page}: long tasks from updates`, 0, measured?.longTasksFromUpdates),
];

function sizeRows(measured) {
  const page = '60 markets at 30 bookmakers';
  return [
    ...pressRows('P15', page, measured),
    ...pressRows('P15', `${page}, complete frames`, measured?.withCompleteFrames),
    atMost('P15', `${page}: HTML gz, KB`, 40, measured?.htmlGzKb),
    {
      ...atMost('P15', `${page}: first price, of 26 at 5`, 1.1, measured?.firstPriceRatio),
      apart: measured && `${measured.firstPriceMs} ms of ${measured.firstPriceOfSmallMs}`,
    },
  ];
}

/** The largest paint of each page, when it is interactive, and its layout shifts. */
function firstLoadRows({ bare, ...pages }) {
  return Object.entries(pages).flatMap(([name, { lcpMs, readyMs, shift }]) => [
    { ...atMost('P7', `${name}: LCP, ms`, 1500, lcpMs), apart: `bare page ${bare.lcpMs}` },
    atMost('P7', `${name}: interactive, ms`, 3000, readyMs),
    atMost('P7', `${name}: layout shift`, 0.002, shift),
  ]);
}

/** Its speed is that of a model: reported only. */
function lighthouseRow([name, scores]) {
  const { lcpMs, tbtMs, performance } = scores;
  const apart = `speed ${performance}, LCP ${lcpMs} ms, TBT ${tbtMs} ms`;
  const what = `${name}, Lighthouse: least of accessibility, practices, SEO`;
  return name === 'bare'
    ? { id: 'P7', what: 'a bare page, Lighthouse: speed', target: '', value: performance, apart }
    : { ...atLeast('P7', what, 100, leastOf(scores)), apart };
}

const leastOf = scores =>
  Math.min(...['accessibility', 'best-practices', 'seo'].map(name => scores[name]));

function weightRows(weights) {
  return Object.entries(weights).flatMap(([name, weight]) => {
    if (fixed.has(name)) return [];
    const isList = lists.has(name);
    return [
      atMost(
        'P5',
        `${name}: scripts, of a bare page`,
        scriptLimits[name] ?? 1.1,
        weight.scriptsRatio,
      ),
      atMost('P6', `${name}: HTML gz, KB`, isList ? 30 : 20, weight.htmlGzKb),
      atMost('P6', `${name}: DOM nodes`, isList ? 1800 : 1000, weight.domNodes),
      {
        ...atMost('P6', `${name}: requests`, 20, weight.requests),
        apart: `and ${weight.lazyPictures} lazy pictures`,
      },
    ];
  });
}

function liveRows({ paint, updates, frameBytes, broadcast, memory, growth }) {
  const { P9 } = paint ?? {};
  const [base] = Object.values(growth ?? {});
  return [
    {
      ...atMost('P9', 'put of a price to its frame, p99 ms', 33, P9?.fullSpeed.p99Ms),
      apart: besideByHand(P9?.fullSpeed, P9?.byHand),
    },
    {
      ...atMost('P9', 'the same, 4 × slowed, p99 ms', 60, P9?.quarterSpeed.p99Ms),
      apart: besideByHand(P9?.quarterSpeed, P9?.quarterByHand),
    },
    {
      ...atMost('P9', 'long tasks at 50 updates a second, 4 × slowed', 0, updates?.longTasks),
      apart: updates && `main thread busy ${Math.round(updates.busyShare * 100)} %`,
    },
    bytesRow('match page', 0.3, frameBytes?.page),
    bytesRow('list', 0.1, frameBytes?.list),
    ...[1000, 5000].flatMap(sockets => [
      atLeast('P10', `${sockets} sockets, of a ws send loop`, 1, broadcast?.[`plain${sockets}`]),
      atLeast('P10', `${sockets} sockets, compressed`, 1.5, broadcast?.[`compressed${sockets}`]),
    ]),
    atLeast('P10', '1000 sockets, four updates in a tick', 4, broadcast?.burst1000),
    atMost('P11', 'bytes per socket at 5000', 10_240, memory?.hub.bytesPerSocket),
    atMost('P11', 'the same, compressed', 10_240, memory?.compressed.bytesPerSocket),
    atMost(
      'P11',
      'compressed, after five times as many came and went',
      10_240,
      memory?.compressed.afterChurn,
    ),
    ...Object.entries(growth ?? {}).map(([load, cost]) =>
      atMost(
        'P12',
        `CPU per delivery at ${load}, of the first`,
        1.2,
        Number((cost / base).toFixed(2)),
      ),
    ),
  ];
}

const besideByHand = (measured, byHand) =>
  byHand && `p50 ${measured.p50Ms}; a text node by hand ${byHand.p50Ms}, p99 ${byHand.p99Ms}`;

/** The frames per minute of each type, and their compressed bytes. */
function bytesRow(what, most, measured) {
  const apart = Object.entries(measured?.types ?? {}).map(
    ([type, { perMinute, compressedBytes }]) => `${type} ${perMinute}/min × ${compressedBytes}`,
  );
  const row = atMost('wire', `KB a second of a ${what}, compressed`, most, measured?.compressed);
  return { ...row, apart: apart.join(', ') };
}
