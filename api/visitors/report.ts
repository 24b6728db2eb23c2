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

const clickOutHead = ['day', 'bookmaker', 'market', 'clicks', 'repeats', 'visitors', 'bots'];
const counted = ['clicks', 'repeats', 'visitors', 'bots'] as const;
const clickOutRow = (row: ClickOutCount): string[] => [
  row.day,
  row.bookmaker || '(none named)',
  row.market,
  ...counted.map(key => String(row[key] ?? '')),
];

export const clickOutsCsv = (rows: readonly ClickOutCount[]): string =>
  csv(clickOutHead, rows.map(clickOutRow));

export function clickOutsTable(rows: readonly ClickOutCount[]): string {
  if (rows.length === 0) return 'No click-outs.\n';
  const total = ['total', '', '', ...counted.map(key => sum(rows, key))];
  const lines = [clickOutHead, ...rows.map(row => clickOutRow(row).map(visible)), total].map(
    ([day = '', bookmaker = '', market = '', ...counts]) => [
      day,
      bookmaker,
      market,
      ...counts.map(count => count || '-'),
    ],
  );
  const widths = clickOutHead.map((_, at) => Math.max(...lines.map(line => line[at]?.length ?? 0)));
  return lines
    .map(line => line.map((cell, at) => padded(cell, widths[at] ?? 0, at)).join('  '))
    .map(line => `${line.trimEnd()}\n`)
    .join('');
}

/** Empty when the number of one row is unknown. */
const sum = (rows: readonly ClickOutCount[], key: (typeof counted)[number]): string =>
  rows.some(row => row[key] === null)
    ? ''
    : String(rows.reduce((total, row) => total + (row[key] ?? 0), 0));

/** The columns after the first three are numbers. */
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
