import { stringify } from 'csv-stringify/sync';
import type { AdminAnswer } from '@/lib/contract/admin/admin-answers';

/** Contact messages for an operator's terminal, with control characters escaped. */
export const messagesText = (rows: AdminAnswer<'messages'>): string =>
  rows.length === 0
    ? 'No messages.\n'
    : rows
        .map(({ id, receivedAt, fullName, email, message, captcha }) =>
          [
            `#${id} ${isoTime(receivedAt)} ${visible(fullName)} <${visible(email)}>${captchaNote[captcha]}`,
            ...message.split(/\r\n|\r|\n/).map(line => `  ${visible(line)}`),
            '',
          ].join('\n'),
        )
        .join('\n');

const captchaNote = { passed: '', off: '', unchecked: ' (captcha not checked)' };

/**
 * Addresses for a mailing program, each with the unsubscribe link that every email must contain.
 */
export const subscribersCsv = (
  rows: AdminAnswer<'subscribers'>,
  unsubscribeLink: (email: string, at: number) => string,
): string =>
  csv(
    ['email', 'status', 'asked', 'subscribed', 'unsubscribe'],
    rows.map(({ email, status, askedAt, subscribedAt }) => [
      email,
      status,
      isoTime(askedAt),
      subscribedAt === null ? '' : isoTime(subscribedAt),
      status === 'subscribed' ? unsubscribeLink(email, subscribedAt ?? askedAt) : '',
    ]),
  );

const clickOutHead = ['day', 'bookmaker', 'market', 'clicks', 'repeats', 'visitors', 'bots'];
const counted = ['clicks', 'repeats', 'visitors', 'bots'] as const;
const clickOutRow = (row: AdminAnswer<'clickouts'>[number]): string[] => [
  row.day,
  row.bookmaker || '(none named)',
  row.market,
  ...counted.map(key => String(row[key] ?? '')),
];

export const clickOutsCsv = (rows: AdminAnswer<'clickouts'>): string =>
  csv(clickOutHead, rows.map(clickOutRow));

export function clickOutsTable(rows: AdminAnswer<'clickouts'>): string {
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
  const widths = clickOutHead.map((_, index) =>
    Math.max(...lines.map(line => line[index]?.length ?? 0)),
  );
  return lines
    .map(line => line.map((cell, index) => padded(cell, widths[index] ?? 0, index)).join('  '))
    .map(line => `${line.trimEnd()}\n`)
    .join('');
}

/** Empty when the number of one row is unknown. */
const sum = (rows: AdminAnswer<'clickouts'>, key: (typeof counted)[number]): string =>
  rows.some(row => row[key] === null)
    ? ''
    : String(rows.reduce((total, row) => total + (row[key] ?? 0), 0));

/** The columns after the first three are numbers. */
const padded = (cell: string, width: number, index: number): string =>
  index >= 3 ? cell.padStart(width) : cell.padEnd(width);

const isoTime = (ms: number): string => new Date(ms).toISOString();

/** A text with control characters escaped. */
export const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, sign => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);

/** CSV as in RFC 4180. A cell that a spreadsheet would read as a formula is marked as text. */
export const csv = (head: string[], rows: string[][]): string =>
  stringify([head, ...rows], {
    record_delimiter: 'windows',
    escape_formulas: true,
    // Without it a lone line break is not quoted.
    quoted_match: /[\r\n]/,
  });
