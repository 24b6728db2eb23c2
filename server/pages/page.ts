import { createHash } from 'node:crypto';
import { saysNothingFound } from '@/lib/domain/nothing-found';
import { inlineScriptHashes } from '../security/script-hashes';
import type { Coding } from './coding';
import { withLateScripts } from './late-scripts';
import { toPageBody, type PageBody } from './page-body';
import type { Rendered } from './rendered';

/** A page as it is sent: its bytes, and the headers that belong to them. */
export type Page = {
  status: number;
  contentType: string;
  location: string | null;
  link: string | null;
  etag: string;
  /** For the policy: `'sha256-…'` of each inline script. */
  scriptHashes: string[];
  /**
   * Not found, a list that its address narrows to nothing, or a name that Next sends on to the page's
   * own: one of endlessly many.
   */
  leadsNowhere: boolean;
  body: PageBody;
};

type Content = Pick<Rendered, 'status' | 'body' | 'contentType' | 'location' | 'link'>;

/** Compresses a page in the coding it was asked for in, and signs it, once for everyone. */
export async function toPage(rendered: Content, coding: Coding): Promise<Page> {
  const html = withLateScripts(rendered.body.toString('utf8'));
  const body = Buffer.from(html);
  return {
    status: rendered.status,
    contentType: rendered.contentType,
    location: rendered.location,
    link: rendered.link,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    scriptHashes: inlineScriptHashes(html),
    leadsNowhere: rendered.status === 404 || rendered.location !== null || saysNothingFound(html),
    body: await toPageBody(body, coding),
  };
}

/** What a page costs to keep, in bytes; the constant is for the entry itself and its key. */
export const sizeOf = ({ body, scriptHashes }: Page): number =>
  body.size + scriptHashes.length * 60 + 1024;
