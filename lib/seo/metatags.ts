import type { Metadata } from 'next';
import type * as z from 'zod';
import type { Metatags } from '@/lib/contract/validation/values';

type Tags = z.infer<typeof Metatags> | null | undefined;

const cards = ['summary', 'summary_large_image'] as const;

/** A page's own metadata, overridden by the known meta tags of the host. */
export function withMetatags(base: Metadata, tags: Tags): Metadata {
  const { meta, og, twitter } = tags ?? {};
  const openGraph = toSocialTags(og);
  const card = cards.find(name => name === twitter?.card);
  return {
    ...base,
    ...(meta?.title && { title: { absolute: meta.title } }),
    ...(meta?.description && { description: meta.description }),
    ...(meta?.keywords && { keywords: meta.keywords }),
    ...((base.openGraph || og) && { openGraph: { ...base.openGraph, ...openGraph } }),
    ...((base.twitter || twitter) && {
      twitter: { ...base.twitter, ...toSocialTags(twitter), ...(card && { card }) },
    }),
  };
}

/** The metadata of a shared link. */
const toSocialTags = (tags: Record<string, string> | null | undefined) => ({
  ...(tags?.title && { title: tags.title }),
  ...(tags?.description && { description: tags.description }),
  ...(tags?.image && isWebAddress(tags.image) && { images: [tags.image] }),
});

/** Whether a text is an address on the web, or a path of the site. */
const isWebAddress = (text: string): boolean =>
  /^https?:$/.test(URL.parse(text, 'https://here.invalid')?.protocol ?? '');
