import { readSettings, type Settings } from '../env';
import { projectPath } from '../project-path';
import type { ClickOutCount } from '../store/click-outs';
import { openDatabase } from '../store/database';
import { LockedError } from '../store/lock-file';
import type { MessageRow } from '../store/messages';
import type { SubscriberRow } from '../store/subscribers';
import { createVisitorStore } from '../store/visitor-store';
import { answerTo } from '../visitors/desk';
import { askDesk, type DeskQuestion } from '../visitors/desk-client';
import {
  createNewsletterLinks,
  newsletterLink,
  newsletterSecret,
} from '../visitors/newsletter-links';
import { clickOutsCsv, clickOutsTable, messagesText, subscribersCsv } from '../visitors/report';
import { expectNoPositionals, sinceDays, UsageError, type Command } from './command';

export const messages: Command = {
  synopsis: '[--days N] [--json]',
  summary: 'contact messages, oldest first',
  options: { days: { type: 'string' }, json: { type: 'boolean' } },
  async run(given) {
    expectNoPositionals(given);
    const rows = (await ask({ about: 'messages', since: sinceDays(given, 3650) })) as MessageRow[];
    return given.values.json ? `${JSON.stringify(rows, null, 2)}\n` : messagesText(rows);
  },
};

export const subscribers: Command = {
  synopsis: '',
  summary: 'newsletter addresses as CSV',
  async run(given) {
    expectNoPositionals(given);
    const rows = (await ask({ about: 'subscribers' })) as SubscriberRow[];
    return subscribersCsv(rows, unsubscribeLinks(readSettings()));
  },
};

export const clickOuts: Command = {
  synopsis: '[--days N] [--csv]',
  summary: 'click-outs by day, bookmaker and market (UTC)',
  options: { days: { type: 'string' }, csv: { type: 'boolean' } },
  async run(given) {
    expectNoPositionals(given);
    const since = sinceDays(given, 30);
    const rows = (await ask({ about: 'clickouts', since })) as ClickOutCount[];
    return given.values.csv ? clickOutsCsv(rows) : clickOutsTable(rows);
  },
};

export const forget: Command = {
  synopsis: 'EMAIL',
  summary: 'deletes all that names an address',
  async run({ positionals: [email, ...more] }) {
    if (!email?.includes('@') || more.length > 0) throw new UsageError('Expected one address.');
    const deleted = (await ask({ about: 'forget', email })) as Record<string, number>;
    return `Deleted: ${deleted.messages} messages, ${deleted.subscribers} subscribers, ${deleted.mails} mails.\n`;
  },
};

/** Signed as the API signs them: by its settings, or the secret it created once. */
function unsubscribeLinks(settings: Settings): (email: string, at: number) => string {
  const links = createNewsletterLinks(newsletterSecret(settings));
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  return (email, at) => newsletterLink(siteUrl, links, 'unsubscribe', email, at);
}

/** Reads the database, or asks the API while that owns the embedded one. */
async function ask(question: DeskQuestion): Promise<unknown> {
  const settings = readSettings();
  const dataDir = projectPath(settings.DATA_DIR);
  try {
    const database = await openDatabase({ databaseUrl: settings.DATABASE_URL ?? null, dataDir });
    try {
      return await answerTo(question, createVisitorStore(database));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    return askDesk(dataDir, question);
  }
}
