import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { getPayload } from 'payload';
import { roles, type Role } from '@/src/access/roles';

/*
 * `npm run editor -- user add EMAIL --role ROLE`, `user password EMAIL`, `user remove EMAIL`, `user list`. It
 * works beside a running editor.
 */
const usage = `Usage:
  npm run editor -- user add EMAIL [--role ${roles.join('|')}]
  npm run editor -- user password EMAIL
  npm run editor -- user remove EMAIL
  npm run editor -- user list
`;

const print = (text: string) => process.stdout.write(text);
const newPassword = () => process.env.EDITOR_PASSWORD || randomBytes(12).toString('base64url');

try {
  await run();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const at = process.argv.indexOf('user');
  const { positionals, values } = parseArgs({
    args: process.argv.slice(at === -1 ? process.argv.length : at + 1),
    options: { role: { type: 'string' } },
    allowPositionals: true,
  });
  const [action, email] = positionals;
  const role = roles.find(role => role === (values.role ?? 'writer'));
  if (!action || !role || (action !== 'list' && !email?.includes('@'))) throw new Error(usage);
  const { default: config } = await import('@/src/payload.config');
  const payload = await getPayload({ config });
  const find = async () => {
    const where = { email: { equals: email } };
    const { docs } = await payload.find({ collection: 'users' as never, where, limit: 1 });
    const [user] = docs as { id: number }[];
    return user?.id ?? null;
  };
  const known = async () => {
    const id = await find();
    if (id === null) throw new Error(`There is no user ${email}.`);
    return id;
  };

  const collection = 'users' as never;
  switch (action) {
    case 'add': {
      if ((await find()) !== null) throw new Error(`There is a user ${email} already.`);
      const password = newPassword();
      await payload.create({ collection, data: { email, password, role } as never });
      print(`Added ${email} as ${role}. The password, shown only now: ${password}\n`);
      return;
    }
    case 'password': {
      const password = newPassword();
      const data = { password, loginAttempts: 0, lockUntil: null } as never;
      await payload.update({ collection, id: await known(), data });
      print(`The new password of ${email}, shown only now: ${password}\n`);
      return;
    }
    case 'remove':
      await payload.delete({ collection, id: await known() });
      print(`Removed ${email}.\n`);
      return;
    case 'list': {
      const { docs } = await payload.find({ collection, pagination: false, sort: 'email' });
      for (const user of docs as unknown as { email: string; role: Role }[])
        print(`${user.email}\t${user.role}\n`);
      return;
    }
    default:
      throw new Error(usage);
  }
}
