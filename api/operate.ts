import { readSettings, type Settings } from './env';
import { projectPath } from './project-path';
import type { ClickOutCount } from './store/click-outs';
import { openDatabase } from './store/database';
import { LockedError } from './store/lock-file';
import type { MessageRow } from './store/messages';
import type { SubscriberRow } from './store/subscribers';
import { createVisitorStore } from './store/visitor-store';
import { answerTo } from './visitors/desk';
import { askDesk, type DeskQuestion } from './visitors/desk-client';
import {
  createNewsletterLinks,
  newsletterLink,
  newsletterSecret,
} from './visitors/newsletter-links';
import { clickOutsCsv, clickOutsTable, messagesText, subscribersCsv } from './visitors/report';

/*
 * The operator's commands: `messages`, `subscribers`, `clickouts`, `forget EMAIL`. They read the
 * database themselves, or ask the API while that owns it.
 */
const usage = `Usage:
  npm run messages -- [--days N] [--json]     contact messages, oldest first
  npm run subscribers                         newsletter addresses as CSV
  npm run clickouts -- [--days N] [--csv]     click-outs by day, bookmaker and market (UTC)
  npm run forget -- EMAIL                     deletes all that names an address
`;

try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run([command, ...rest]: string[]): Promise<string> {
  switch (command) {
    case 'messages': {
      const rows = (await ask({ about: 'messages', since: sinceOf(rest, 3650) })) as MessageRow[];
      return rest.includes('--json') ? `${JSON.stringify(rows, null, 2)}\n` : messagesText(rows);
    }
    case 'subscribers':
      return subscribersCsv(
        (await ask({ about: 'subscribers' })) as SubscriberRow[],
        leaveLinks(readSettings()),
      );
    case 'clickouts': {
      const rows = (await ask({ about: 'clickouts', since: sinceOf(rest, 30) })) as ClickOutCount[];
      return rest.includes('--csv') ? clickOutsCsv(rows) : clickOutsTable(rows);
    }
    case 'forget': {
      const [email] = rest;
      if (!email?.includes('@')) throw new Error(usage);
      const gone = (await ask({ about: 'forget', email })) as Record<string, number>;
      return `Deleted: ${gone.messages} messages, ${gone.subscribers} subscribers, ${gone.mails} mails.\n`;
    }
    default:
      throw new Error(usage);
  }
}

function sinceOf(rest: string[], defaultDays: number): number {
  const at = rest.indexOf('--days');
  const days = at < 0 ? defaultDays : Number(rest[at + 1]);
  if (!(days > 0)) throw new Error(usage);
  return Date.now() - days * 24 * 3600 * 1000;
}

/** Signed as the API signs them: by its settings, or the secret it made once. */
function leaveLinks(settings: Settings): (email: string, at: number) => string {
  const links = createNewsletterLinks(newsletterSecret(settings));
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  return (email, at) => newsletterLink(siteUrl, links, 'unsubscribe', email, at);
}

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
