import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { PreviewDraft } from '@/lib/contract/preview';
import type { Content } from '@/api/content/content';
import { visibleAt } from '@/api/content/visible-content';
import { isMinor, type ValidationError } from '@/api/content/validation-errors';
import type { ContentChecker } from '@/api/editor/content-checker';
import { previewSeconds, type PreviewDrafts } from './preview-drafts';
import { previewPath } from './preview-path';

type PreviewInfo = {
  /** The path of the page that shows the draft. */
  path: string;
  /** Unix seconds. */
  expiresAt: number;
};

export type Previews = {
  /**
   * Keeps a draft under an unguessable id, unless the site would refuse the file; with what its pages leave
   * out of its texts.
   */
  create(
    draft: PreviewDraft,
  ): Promise<
    (PreviewInfo & { id: string; warnings: ValidationError[] }) | { problems: ValidationError[] }
  >;
  /** The content as it would be with the draft published; null for an unknown or expired id. */
  get(id: string): Promise<(PreviewInfo & { content: Content }) | null>;
  /** The page of a draft, each call a view; null for an unknown or expired id, and after a hundred views. */
  view(id: string): Promise<PreviewInfo | null>;
  close(): void;
};

type Deps = {
  checker: ContentChecker;
  drafts: PreviewDrafts;
  /** Unix ms. */
  now: () => number;
};

/** A draft is for colleagues: a link that is published would show any text under the name of the site. */
const maxViews = 100;

/** Each is a complete content; an older one is read again from its draft. */
const maxContents = 5;

/** Drafts that are shown as the site would show them, for fifteen minutes. Nothing of them is public. */
export function createPreviews({ checker, drafts, now }: Deps): Previews {
  const contents = new LRUCache<string, Content>({ max: maxContents, ttl: previewSeconds * 1000 });
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time: each read replaces the overlay of the one before. */
  function read({ file, text }: PreviewDraft): ReturnType<ContentChecker['read']> {
    const result = last.then(() => checker.read(new Map([[file, text]])));
    last = result.catch(() => undefined);
    return result;
  }

  /** Null for an unknown or expired id. */
  async function findDraft(id: string) {
    const draft = await drafts.get(id);
    if (!draft || draft.expiresAt * 1000 <= now()) return null;
    return { draft, info: { path: previewPath(draft.file), expiresAt: draft.expiresAt } };
  }

  return {
    async create(draft) {
      const { content, problems } = await read(draft);
      const inDraft = problems.filter(({ file }) => file === draft.file);
      const own = inDraft.filter(problem => !isMinor(problem));
      const warnings = inDraft.filter(({ kind }) => kind === 'warning');
      if (!content || own.length > 0) return { problems: own.length > 0 ? own : problems };
      const id = randomBytes(24).toString('base64url');
      const expiresAt = getUnixTime(now()) + previewSeconds;
      await drafts.set(id, { ...draft, expiresAt });
      contents.set(id, withDraft(content, draft, now()));
      return { id, path: previewPath(draft.file), expiresAt, warnings };
    },
    async get(id) {
      const found = await findDraft(id);
      if (!found) return null;
      const { draft, info } = found;
      const known = contents.get(id);
      if (known) return { ...info, content: known };
      const { content } = await read(draft);
      if (!content) return null;
      const shown = withDraft(content, draft, now());
      contents.set(id, shown);
      return { ...info, content: shown };
    },
    async view(id) {
      const found = await findDraft(id);
      return found && (await drafts.countView(id)) <= maxViews ? found.info : null;
    },
    close: checker.close,
  };
}

/** The public content; a draft that appears in the future is shown already. */
function withDraft(content: Content, { file }: PreviewDraft, nowMs: number): Content {
  const seconds = nowMs / 1000;
  const news = content.news.filter(
    ({ card }) => card.publish_date <= seconds || file === `news/${card.slug}.md`,
  );
  return { ...visibleAt(content, seconds), news };
}
