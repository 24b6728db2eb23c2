import { atMost } from './rows.mjs';

/** With 20,000 stories and 1,000 pages, beside the embedded content. */
export function archiveRows(measured) {
  if (!measured) return [];
  const { embedded, archive, invalid } = measured;
  const beside = key => `embedded ${embedded[key]}, invalid ${invalid[key]}`;
  const row = (what, limit, key) => ({
    ...atMost('P13', `archive: ${what}`, limit, archive[key]),
    apart: beside(key),
  });
  return [
    {
      ...atMost('P13', 'archive: first start, less 5 s, of embedded', 2, measured.firstReadyRatio),
      apart: `${archive.firstReadyMs} ms; ${beside('firstReadyMs')}`,
    },
    {
      ...atMost('P13', 'archive: next start, less 5 s, of embedded', 2, measured.readyRatio),
      apart: `${archive.readyMs} ms; ${beside('readyMs')}`,
    },
    row('a save is visible, highest of ten, ms', 1000, 'saveMs'),
    {
      ...atMost('P13', 'archive: CPU of a save, of embedded', 1.5, measured.cpuRatio),
      apart: `${archive.cpuMs} ms; ${beside('cpuMs')}`,
    },
    row('first search after a save, highest of ten, ms', 100, 'firstSearchMs'),
    {
      ...{ id: 'P13', what: 'archive: first search after a start, ms', target: '' },
      ...{ value: archive.coldSearchMs, apart: beside('coldSearchMs') },
    },
    row('search, highest of four, ms', 100, 'searchMs'),
    row('lists to page 2,000 and of a tag, ms', 100, 'listMs'),
    {
      ...atMost('P13', 'archive: memory, KB a story', 5, measured.kbPerStory),
      apart: `${archive.memoryMb} MB; ${beside('memoryMb')}`,
    },
  ];
}

const historyTargets = {
  readyMs: 'ready',
  firstPageMs: 'first page of results',
  lastPageMs: 'last page of results',
  resultMs: 'one result',
  oldResultMs: 'a result 15,000 matches back',
  leaguesMs: 'list of leagues',
  oldSeriesMs: 'series with the oldest matches',
  leagueMs: "a league's list",
  playerMs: 'a player with the most matches',
  playersMs: 'second page of players of a letter',
  groundMs: 'list of grounds',
  leadersMs: 'leaders of a season',
  commonWordMs: 'search of a common word',
  rareWordMs: 'search of a rare or misspelt word',
  searchAfterPushMs: 'first search after a pushed result',
  pushMs: 'push of a result',
};
const historyCosts = {
  people: 'people with figures',
  foundMs: 'a pushed result is found, ms',
  indexMs: 'first start, with all of the search index, ms',
  tidyMs: 'tidying, ms',
  backupMs: 'backup, ms',
  stallMs: 'longest wait for a result during a backup, ms',
  restoreMs: 'restore, ms',
  memoryMb: 'memory, MB',
};

/** With 20,000 ended matches, beside as many as the demo has, on each database. */
export function historyRows(measured) {
  if (!measured) return [];
  const { postgres, ...embedded } = measured;
  return [...rowsOf('history', embedded), ...(postgres ? rowsOf('on Postgres', postgres) : [])];
}

function rowsOf(where, { demo, archive, ratios }) {
  const beside = key => `${archive[key]}; demo ${demo[key]}`;
  return [
    ...Object.entries(historyTargets).map(([key, what]) => ({
      ...atMost('P14', `${where}: ${what}, of the demo's`, 1.5, ratios[key]),
      apart: `${beside(key)} ms`,
    })),
    ...Object.entries(historyCosts).map(([key, what]) => ({
      ...{ id: 'P14', what: `${where}: ${what}`, target: '' },
      ...{ value: archive[key], apart: `demo ${demo[key]}` },
    })),
  ];
}
