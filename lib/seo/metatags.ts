import type { Metadata } from 'next';
import type * as z from 'zod/mini';
import type { Metatags } from '../contract/values';

type Tags = z.infer<typeof Metatags> | null | undefined;

const cards = ['summary', 'summary_large_image'] as const;

/** A page's own metadata with what the host says of it on top; only what we know is taken over. */
export function withMetatags(base: Metadata, tags: Tags): Metadata {
  const { meta, og, twitter } = tags ?? {};
  const openGraph = known(og);
  const card = cards.find(name => name === twitter?.card);
  return {
    ...base,
    ...(meta?.title && { title: { absolute: meta.title } }),
    ...(meta?.description && { description: meta.description }),
    ...(meta?.keywords && { keywords: meta.keywords }),
    ...((base.openGraph || og) && { openGraph: { ...base.openGraph, ...openGraph } }),
    ...((base.twitter || twitter) && {
      twitter: { ...base.twitter, ...known(twitter), ...(card && { card }) },
    }),
  };
}

/** What a shared link shows. */
const known = (tags: Record<string, string> | null | undefined) => ({
  ...(tags?.title && { title: tags.title }),
  ...(tags?.description && { description: tags.description }),
  ...(tags?.image && { images: [tags.image] }),
});
