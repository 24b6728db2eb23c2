import { clickOutsCsv, clickOutsTable, messagesText, subscribersCsv } from './report';

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

test('a message cannot steer the terminal it is read in', () => {
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

test('subscribers are a table whose cells no spreadsheet takes for formulas', () => {
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

test('click-outs are counted up, as a table and as CSV', () => {
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
