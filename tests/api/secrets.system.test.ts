import { builtProgram } from '@/tests/fixtures/servers/built-program';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { startProgram } from '@/tests/fixtures/servers/start-program';

const marked = 'Caught-Behind';
const short = 'Bowled-X';

/** Bad values that contain a recognisable secret. */
const ofApi = {
  DATABASE_URL: `postgress://me:${marked}@db.example/cricket`,
  REDIS_URL: `redis//me:${marked}@cache.example`,
  SMTP_URL: `mail://me:${marked}@mail.example`,
  SITE_URL: `https://me:${marked}@bat.example`,
  API_PORT: `postgres://me:${marked}@db.example/cricket`,
  NEWSLETTER_SECRET: short,
  RECAPTCHA_SECRET: short,
  REVALIDATE_TOKEN: short,
};
const ofSite = {
  API_URL: `http://me:${marked}@api.example`,
  PUBLIC_LIVE_URL: `wss://me:${marked}@live.example`,
  XSRF_SECRET: short,
  REVALIDATE_TOKEN: short,
};

test.each([
  ['API', 'api/server', ofApi],
  ['site', 'server/main', ofSite],
])(
  'the %s names every invalid setting, and shows no secret',
  async (_name, file, settings) => {
    const program = startProgram([builtProgram(file)], settings);

    expect(await program.exit()).toBe(1);
    for (const name of Object.keys(settings)) expect(program.output()).toContain(name);
    expect(program.output()).not.toContain(marked);
    expect(program.output()).not.toContain(short);
    // One line of the log, without a stack.
    expect(JSON.parse(program.output())).toMatchObject({
      msg: expect.stringContaining('REVALIDATE'),
    });
  },
  60_000,
);

test('an operator command that reaches no database shows no password', async () => {
  const url = `postgres://me:${marked}@127.0.0.1:${await freePort()}/cricket`;
  const program = startProgram([builtProgram('api/admin-cli'), 'messages'], {
    DATABASE_URL: url,
  });

  expect(await program.exit()).toBe(1);
  expect(program.output()).toContain('Postgres at 127.0.0.1:');
  expect(program.output()).not.toContain(marked);
}, 60_000);
