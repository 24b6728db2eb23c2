import type { PayloadRequest } from 'payload';
import { yamlKinds, type TextKind } from '@/format/kinds';
import { siteAddress } from '@/format/site-addresses';
import type { Alongside, ContentDocument } from '@/src/content/document-hooks';
import { hashOf, readContent } from '@/src/content/files';
import { refusal } from '@/src/content/refusal';
import { yamlFormat } from '@/src/globals/yaml-global';

export type Redirect = { from: string; to: string };

const slug = 'redirects';

/**
 * After the page at an address is gone: its visitors are sent to `target`, and with it those who are sent to it now.
 * Without a target, these have none either.
 */
export const redirectsWithout = (
  redirects: readonly Redirect[],
  address: string,
  target: string | null,
): Redirect[] => {
  const others = redirects
    .filter(({ from }) => from !== address)
    .flatMap(({ from, to }) => {
      if (to !== address) return [{ from, to }];
      return target === null ? [] : [{ from, to: target }];
    });
  return target === null ? others : [...others, { from: address, to: target }];
};

/** The published redirects. */
export const findRedirects = async (
  req: PayloadRequest,
): Promise<ContentDocument & { redirects: Redirect[] }> => {
  const document = (await req.payload.findGlobal({
    slug: slug as never,
    depth: 0,
    showHiddenFields: true,
    req,
  })) as ContentDocument & { redirects?: Redirect[] | null };
  return { ...document, redirects: document.redirects ?? [] };
};

/** The plan for other redirects; null when they are those of now. Rejects when the file was changed by hand. */
export async function planRedirects(
  req: PayloadRequest,
  change: (redirects: readonly Redirect[]) => Redirect[],
): Promise<Alongside | null> {
  const kind = yamlKinds.find(({ name }) => name === slug);
  if (!kind) return null;
  const document = await findRedirects(req);
  const redirects = change(document.redirects);
  const textOf = (values: ContentDocument) =>
    yamlFormat(kind).toText(values, document.source ?? '');
  const text = textOf({ ...document, redirects });
  if (text === textOf(document)) return null;
  const current = await readContent(kind.file);
  if ((current === null ? '' : hashOf(current)) !== (document.base ?? ''))
    throw refusal(`${kind.file} was changed by hand a moment ago. Try again.`, 409);
  const data = { ...document, redirects, _status: 'published' } as never;
  return {
    changes: [[kind.file, text]],
    save: async () => {
      await req.payload.updateGlobal({ slug: slug as never, data, depth: 0, req });
    },
  };
}

/** The plan for a text that is on the site again, or for the first time; null where it changes nothing. */
export const planReturn = (
  kind: TextKind,
  path: string,
  req: PayloadRequest,
): Promise<Alongside | null> => {
  const address = siteAddress(kind.folder, path);
  return planRedirects(req, redirects => redirects.filter(({ from }) => from !== address));
};
