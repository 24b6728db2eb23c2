import type { Metadata } from 'next';
import type { ContentPage } from '../domain/content-page';
import { plainText } from '../domain/plain-text';
import { withMetatags } from './metatags';
import { pagePicture, shared } from './shared';

const descriptionLength = 160;

/** A content page's title and first words, and what its host says of it. */
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
  return shared(metadata, pagePicture(page.path, page.title));
}

/** About us, as the host words it. */
export const aboutMetadata = (page: ContentPage | null): Metadata =>
  shared(
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
