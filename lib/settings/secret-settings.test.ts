import { createSecretFilter, hasCredentials, settingForMessage } from './secret-settings';

test.each([
  ['PORT', 'many', "PORT='many'"],
  ['SMTP_URL', 'smtp://mail.example', 'SMTP_URL'],
  ['REVALIDATE_TOKEN', 'a', 'REVALIDATE_TOKEN'],
  ['SITE_URL', 'ftp://a.example/@x', "SITE_URL='ftp://a.example/@x'"],
  ['SITE_URL', 'ftp://me:word@a.example', 'SITE_URL'],
])('%s with the value %s is named as %s', (name, value, expected) => {
  expect(settingForMessage(name, value)).toBe(expected);
});

test('a URL has credentials when it names a user or a password', () => {
  expect(
    ['https://me@a.example', 'https://:word@a.example', 'https://a.example/@b', 'no URL'].map(
      hasCredentials,
    ),
  ).toEqual([true, true, false, false]);
});

describe('the filter of log lines', () => {
  const hide = createSecretFilter({
    DATABASE_URL: 'postgres://cricket:pass%20word@db/cricket',
    XSRF_SECRET: 'a "quoted" secret of the site',
    SMTP_URL: 'smtp://mail.example',
    SITE_NAME: 'Off the Bat',
  });

  it.each([
    ['connect postgres://cricket:pass%20word@db/cricket now', 'connect [hidden] now'],
    ['password pass%20word', 'password [hidden]'],
    ['password "pass word"', 'password "[hidden]"'],
    [JSON.stringify({ given: 'a "quoted" secret of the site' }), '{"given":"[hidden]"}'],
  ])('turns %s into %s', (line, expected) => {
    expect(hide(line)).toBe(expected);
  });

  it('leaves text that is not a secret', () => {
    const line = 'cricket at db of Off the Bat';

    expect(hide(line)).toBe(line);
  });

  it('does not hide a password that is an ordinary word of its URL', () => {
    const filter = createSecretFilter({ DATABASE_URL: 'postgres://postgres:postgres@db/x' });

    expect(filter('postgres starts')).toBe('postgres starts');
    expect(filter('postgres://postgres:postgres@db/x')).toBe('[hidden]');
  });
});
