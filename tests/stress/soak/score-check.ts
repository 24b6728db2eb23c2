import type { Locator, Page } from '@playwright/test';
import type { MatchRecord } from '@/api/demo/records/record';
import { countRecord, type InningsCount } from '@/tests/fixtures/record-count';

type Tables = { total: string; batting: string[][]; bowling: string[][] };

/** The time a page may take to show the final score; ms. */
const settleMs = 30_000;

/** Compares each innings on an ended match's page with its record; returns the differences. */
export async function scoreDifferences(
  page: Page,
  path: string,
  record: MatchRecord,
): Promise<string[]> {
  const differences: string[] = [];
  for (const [index, innings] of countRecord(record).entries()) {
    await page.goto(`${path}#score-${index + 1}`);
    // A hash on the same document only opens the tab.
    await page.reload();
    const panel = page.getByRole('tabpanel', { name: /^Score/ });
    await panel.getByRole('button', { pressed: true }).nth(0).waitFor();
    const counted = toTables(record, innings);
    // The page may be cached from before the end; the snapshot updates it.
    await shownInnings(panel)
      .locator('[class*=total] b', { hasText: counted.total })
      .waitFor({ timeout: settleMs })
      .catch(() => undefined);
    const shown = await tablesOf(page);
    const place = `${record.id}, innings ${index + 1}`;
    for (const part of ['total', 'batting', 'bowling'] as const)
      if (JSON.stringify(shown[part]) !== JSON.stringify(counted[part]))
        differences.push(
          `${place}, ${part}: shown ${JSON.stringify(shown[part])}, counted ${JSON.stringify(counted[part])}`,
        );
  }
  return differences;
}

async function tablesOf(page: Page): Promise<Tables> {
  const innings = shownInnings(page.locator('#panel-score'));
  return {
    total: await innings.locator('[class*=total] b').innerText(),
    batting: await rowsOf(innings, 'Batting'),
    bowling: await rowsOf(innings, 'Bowling'),
  };
}

/** The chosen innings; the HTML of an ended match has the others for readers without scripts. */
const shownInnings = (panel: Locator): Locator =>
  panel.locator('[class$=_innings]').filter({ visible: true }).first();

/** The cells by row; of the first one only the name. */
const rowsOf = (panel: Locator, name: string): Promise<string[][]> =>
  panel
    .getByRole('table', { name })
    .locator('tbody tr')
    .evaluateAll(rows =>
      rows.map(row => [...row.children].map(cell => cell.firstChild?.textContent ?? '')),
    );

function toTables(record: MatchRecord, innings: InningsCount): Tables {
  const nameOf = (player: number) => record.people[player]?.name ?? '';
  const { ballsPerOver } = record;
  const declared = record.innings.some(
    source => source.team === innings.team && source.declared && sameBalls(source, innings),
  );
  const wickets = innings.wickets === 10 && !declared ? '' : `/${innings.wickets}`;
  return {
    total: `${innings.runs}${wickets}${declared ? 'd' : ''}`,
    batting: [...innings.batting].map(([player, { runs, balls, fours, sixes }]) => [
      nameOf(player),
      ...[runs, balls, fours, sixes].map(String),
      rate(runs, balls, 100),
    ]),
    bowling: [...innings.bowling].map(([player, card]) => [
      nameOf(player),
      overs(card.balls, ballsPerOver),
      ...[card.maidens, card.runs, card.wickets, card.noballs, card.wides].map(String),
      rate(card.runs, card.balls, ballsPerOver),
    ]),
  };
}

const sameBalls = ({ overs: of }: MatchRecord['innings'][number], { deliveries }: InningsCount) =>
  of.flat().length === deliveries.length;

/** Runs per `per` balls; in hundredths, because 9.825 as a float rounds down. */
const rate = (runs: number, balls: number, per: number): string =>
  balls === 0 ? '0.00' : (Math.round((runs * per * 100) / balls) / 100).toFixed(2);

function overs(balls: number, ballsPerOver: number): string {
  const rest = balls % ballsPerOver;
  return rest === 0 ? String(balls / ballsPerOver) : `${Math.floor(balls / ballsPerOver)}.${rest}`;
}
