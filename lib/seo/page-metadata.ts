import type { Metadata } from 'next';
import type { ContentPage } from '@/lib/domain/content/content-page';
import { plainText } from '@/lib/domain/content/plain-text';
import { withMetatags } from './metatags';
import { pageImage, socialMetadata } from './social-metadata';

const descriptionLength = 160;

/** The metadata of a content page: its title, its first words, and the host's meta tags. */
export function pageMetadata(page: ContentPage): Metadata {
  const path = `/${page.path}`;
  const text = page.blocks.find(block => block.type === 'TextContentPlugin')?.html ?? '';
  const description = plainText(text, descriptionLength);
  const metadata = withMetatags(
    {
      title: page.title,
      ...(description && { description }),
      alternates: { canonical: path.split('/').map(encodeURIComponent).join('/') },
    },
    page.metatags,
  );
  return socialMetadata(metadata, pageImage(page.path, page.title));
}

/** The metadata of About us. */
export const aboutMetadata = (page: ContentPage | null): Metadata =>
  socialMetadata(
    withMetatags(
      {
        title: 'About us',
        description:
          'What this site does: cricket scores and odds side by side, news and plain guides.',
        alternates: { canonical: '/about-us' },
      },
      page?.metatags,
    ),
  );
