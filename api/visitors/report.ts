import type { ClickOutCount } from '../store/click-outs';
import type { MessageRow } from '../store/messages';
import type { SubscriberRow } from '../store/subscribers';

/** Contact messages as an operator reads them. What could steer a terminal is made visible. */
export const messagesText = (rows: readonly MessageRow[]): string =>
  rows.length === 0
    ? 'No messages.\n'
    : rows
        .map(({ id, receivedAt, fullName, email, message, captcha }) =>
          [
            `#${id} ${moment(receivedAt)} ${visible(fullName)} <${visible(email)}>${captchaNote[captcha]}`,
            ...message.split(/\r\n|\r|\n/).map(line => `  ${visible(line)}`),
            '',
          ].join('\n'),
        )
        .join('\n');

const captchaNote = { passed: '', off: '', unchecked: ' (captcha not checked)' };

/** Addresses for a program that sends letters, each with the link to leave that a letter must carry. */
export const subscribersCsv = (
  rows: readonly SubscriberRow[],
  leaveLink: (email: string, at: number) => string,
): string =>
  csv(
    ['email', 'status', 'asked', 'subscribed', 'unsubscribe'],
    rows.map(({ email, status, askedAt, subscribedAt }) => [
      email,
      status,
      moment(askedAt),
      subscribedAt === null ? '' : moment(subscribedAt),
      status === 'subscribed' ? leaveLink(email, subscribedAt ?? askedAt) : '',
    ]),
  );

const clickOutHead = ['day', 'bookmaker', 'market', 'people', 'bots'];
const clickOutRow = (row: ClickOutCount): string[] => [
  row.day,
  row.bookmaker || '(none named)',
  row.market,
  String(row.people),
  String(row.bots),
];

export const clickOutsCsv = (rows: readonly ClickOutCount[]): string =>
  csv(clickOutHead, rows.map(clickOutRow));

export function clickOutsTable(rows: readonly ClickOutCount[]): string {
  if (rows.length === 0) return 'No click-outs.\n';
  const total = ['total', '', '', sum(rows, 'people'), sum(rows, 'bots')];
  const lines = [clickOutHead, ...rows.map(row => clickOutRow(row).map(visible)), total];
  const widths = clickOutHead.map((_, at) => Math.max(...lines.map(line => line[at]?.length ?? 0)));
  return lines
    .map(line => line.map((cell, at) => padded(cell, widths[at] ?? 0, at)).join('  '))
    .map(line => `${line.trimEnd()}\n`)
    .join('');
}

const sum = (rows: readonly ClickOutCount[], key: 'people' | 'bots'): string =>
  String(rows.reduce((total, row) => total + row[key], 0));

/** The last two columns are numbers. */
const padded = (cell: string, width: number, at: number): string =>
  at >= 3 ? cell.padStart(width) : cell.padEnd(width);

const moment = (ms: number): string => new Date(ms).toISOString();

const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, sign => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);

function csv(head: string[], rows: string[][]): string {
  return [head, ...rows].map(cells => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** A cell that a spreadsheet would take for a formula is marked as text. */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
