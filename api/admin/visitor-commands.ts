import { readSettings, type Settings } from '@/api/env';
import {
  createNewsletterLinks,
  newsletterLink,
  newsletterSecret,
} from '@/api/visitors/newsletter-links';
import {
  clickOutsCsv,
  clickOutsTable,
  messagesText,
  subscribersCsv,
} from '@/api/visitors/admin-output';
import { expectNoPositionals, sinceDays, UsageError, type Command } from './command';
import { queryDatabase } from './query-database';

export const messages: Command = {
  synopsis: '[--days N] [--json]',
  summary: 'contact messages, oldest first',
  options: { days: { type: 'string' }, json: { type: 'boolean' } },
  async run(args) {
    expectNoPositionals(args);
    const rows = await queryDatabase({ about: 'messages', since: sinceDays(args, 3650) });
    return args.values.json ? `${JSON.stringify(rows, null, 2)}\n` : messagesText(rows);
  },
};

export const subscribers: Command = {
  synopsis: '',
  summary: 'newsletter addresses as CSV',
  async run(args) {
    expectNoPositionals(args);
    const rows = await queryDatabase({ about: 'subscribers' });
    return subscribersCsv(rows, unsubscribeLinks(readSettings()));
  },
};

export const clickOuts: Command = {
  synopsis: '[--days N] [--csv]',
  summary: 'click-outs by day, bookmaker and market (UTC)',
  options: { days: { type: 'string' }, csv: { type: 'boolean' } },
  async run(args) {
    expectNoPositionals(args);
    const since = sinceDays(args, 30);
    const rows = await queryDatabase({ about: 'clickouts', since });
    return args.values.csv ? clickOutsCsv(rows) : clickOutsTable(rows);
  },
};

export const forget: Command = {
  synopsis: 'EMAIL | ENDPOINT',
  summary: 'deletes all that names an address, or the alerts of a push endpoint',
  async run({ positionals: [email, ...extra] }) {
    if (email && /^https?:/.test(email) && extra.length === 0) return forgetDevice(email);
    if (!email?.includes('@') || extra.length > 0) throw new UsageError('Expected one address.');
    const deleted = await queryDatabase({ about: 'forget', email });
    return `Deleted: ${deleted.messages} messages, ${deleted.subscribers} subscribers, ${deleted.mails} mails.\n`;
  },
};

async function forgetDevice(endpoint: string): Promise<string> {
  const isDeleted = await queryDatabase({ about: 'forget device', endpoint });
  return isDeleted ? 'Deleted: the alerts of one device.\n' : 'Nothing has this endpoint.\n';
}

/** Signed as the API signs them: by its settings, or the secret it created once. */
function unsubscribeLinks(settings: Settings): (email: string, at: number) => string {
  const links = createNewsletterLinks(newsletterSecret(settings));
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  return (email, at) => newsletterLink(siteUrl, links, 'unsubscribe', email, at);
}
