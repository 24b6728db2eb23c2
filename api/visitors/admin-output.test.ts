import { clickOutsCsv, clickOutsTable, messagesText, subscribersCsv } from './admin-output';

const at = Date.UTC(2026, 10, 20, 8, 30);
const message = {
  id: 7,
  key: 'k',
  fullName: 'Asha\u001b[31m Rao\u202e',
  email: 'asha@example.org',
  message: 'One\r\ntwo\u0007',
  captcha: 'unchecked' as const,
  receivedAt: at,
};

test('a message cannot control the terminal in which it is printed', () => {
  expect(messagesText([message])).toBe(
    [
      '#7 2026-11-20T08:30:00.000Z Asha\\u{1b}[31m Rao\\u{202e} <asha@example.org> (captcha not checked)',
      '  One',
      '  two\\u{7}',
      '',
    ].join('\n'),
  );
  expect(messagesText([])).toBe('No messages.\n');
});

test('subscribers are a table without cells that a spreadsheet reads as formulas', () => {
  const rows = [
    { email: '=a@b.example', status: 'subscribed' as const, askedAt: at, subscribedAt: at },
    { email: 'c@d.example', status: 'pending' as const, askedAt: at, subscribedAt: null },
  ];

  expect(subscribersCsv(rows, email => `https://bat.example/${email},"x"`)).toBe(
    [
      'email,status,asked,subscribed,unsubscribe',
      `'=a@b.example,subscribed,2026-11-20T08:30:00.000Z,2026-11-20T08:30:00.000Z,"https://bat.example/=a@b.example,""x"""`,
      'c@d.example,pending,2026-11-20T08:30:00.000Z,,',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+44', "'+44"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['a\nb', '"a\nb"'],
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['a=b', 'a=b'],
])('the market %p is written as the cell %s', (market, cell) => {
  const row = {
    day: '2026-11-20',
    bookmaker: 'x',
    market,
    clicks: 1,
    repeats: 0,
    visitors: 1,
    bots: 0,
  };

  expect(clickOutsCsv([row])).toContain(`\r\n2026-11-20,x,${cell},1,0,1,0\r\n`);
});

test('click-outs are summed, as a table and as CSV', () => {
  const rows = [
    {
      day: '2026-11-19',
      bookmaker: 'silly-point',
      market: 'Match winner',
      clicks: 12,
      repeats: 2,
      visitors: 9,
      bots: 1,
    },
    {
      day: '2026-11-20',
      bookmaker: '',
      market: 'Toss',
      clicks: 3,
      repeats: 0,
      visitors: null,
      bots: 100,
    },
  ];

  expect(clickOutsTable(rows)).toBe(
    [
      'day         bookmaker     market        clicks  repeats  visitors  bots',
      '2026-11-19  silly-point   Match winner      12        2         9     1',
      '2026-11-20  (none named)  Toss               3        0         -   100',
      'total                                       15        2         -   101',
      '',
    ].join('\n'),
  );
  expect(clickOutsCsv(rows)).toContain('2026-11-20,(none named),Toss,3,0,,100\r\n');
  expect(clickOutsTable([])).toBe('No click-outs.\n');
});
