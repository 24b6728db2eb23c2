import { useEffect, type RefObject } from 'react';

const links = 'a[data-bookmaker]';
const steps: Readonly<Record<string, { row: number; cell: number }>> = {
  ArrowLeft: { row: 0, cell: -1 },
  ArrowRight: { row: 0, cell: 1 },
  ArrowUp: { row: -1, cell: 0 },
  ArrowDown: { row: 1, cell: 0 },
};

/** Arrow keys move the focus between the prices of a table, of which the Tab key stops at one per row. */
export function useArrowKeys(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const next = nextOf(event, element);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [table]);
}

function nextOf({ key, target }: KeyboardEvent, table: HTMLTableElement): HTMLElement | undefined {
  const step = steps[key];
  const link = target instanceof Element && target.closest(links);
  const row = link && link.closest('tr');
  if (!step || !row) return undefined;
  const ofRow = (of: Element) => [...of.querySelectorAll<HTMLElement>(links)];
  const all = ofRow(row);
  if (step.row === 0) return all[all.findIndex(one => one === link) + step.cell];
  const rows = [...table.rows].filter(one => ofRow(one).length > 0);
  const beside = rows[rows.indexOf(row) + step.row];
  return beside && inColumnOf(link, ofRow(beside));
}

/** The price in the same column, or else the first one of the row. */
function inColumnOf(link: Element, all: HTMLElement[]): HTMLElement | undefined {
  const column = (one: Element) => one.closest('td')?.cellIndex;
  return all.find(one => column(one) === column(link)) ?? all[0];
}
