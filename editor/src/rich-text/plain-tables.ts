import { rename, unwrapAll } from './dom';

const blocks = 'p, div, li, h1, h2, h3, h4, h5, h6';

/**
 * Makes tables such as Markdown has: the first row is the head, and each cell is a line. Merged
 * cells become a cell with their text and empty ones; whether there were any is returned.
 */
export function plainTables(body: Element): boolean {
  let hasMerged = false;
  for (const table of body.querySelectorAll('table')) {
    for (const cell of table.querySelectorAll('td, th')) toLine(cell);
    if (split(table)) hasMerged = true;
    for (const cell of table.rows[0]?.querySelectorAll('td') ?? []) rename(cell, 'th');
    for (const row of [...table.rows].slice(1))
      for (const cell of row.querySelectorAll('th')) rename(cell, 'td');
  }
  return hasMerged;
}

/** Joins the paragraphs of a cell with line breaks. */
function toLine(cell: Element): void {
  for (const child of [...cell.childNodes])
    if (child.nodeType === child.TEXT_NODE && !child.textContent?.trim()) child.remove();
  const parts = [...cell.querySelectorAll(blocks)].filter(part => part.textContent?.trim());
  for (const part of parts.slice(1)) part.before(cell.ownerDocument.createElement('br'));
  unwrapAll(cell, `${blocks}, ul, ol, table, tbody, tr, td`);
}

function split(table: HTMLTableElement): boolean {
  let hasMerged = false;
  const rows = [...table.rows];
  for (const [index, row] of rows.entries()) {
    for (const cell of [...row.cells]) {
      const { colSpan, rowSpan } = cell;
      if (colSpan === 1 && rowSpan === 1) continue;
      hasMerged = true;
      const place = [...row.cells].indexOf(cell);
      cell.removeAttribute('colspan');
      cell.removeAttribute('rowspan');
      for (let down = 0; down < rowSpan; down += 1)
        for (let right = down === 0 ? 1 : 0; right < colSpan; right += 1)
          insertCell(rows[index + down], place + right);
    }
  }
  return hasMerged;
}

function insertCell(row: HTMLTableRowElement | undefined, place: number): void {
  row?.insertBefore(row.ownerDocument.createElement('td'), row.cells[place] ?? null);
}
