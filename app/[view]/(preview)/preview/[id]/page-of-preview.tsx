import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import * as contentPage from '@/app/[view]/(site)/[...path]/page';
import * as aboutUs from '@/app/[view]/(site)/about-us/page';
import * as review from '@/app/[view]/(site)/betting-sites/[slug]/page';
import * as bonus from '@/app/[view]/(site)/bonuses/[slug]/page';
import * as howToBet from '@/app/[view]/(site)/how-to-bet/page';
import * as story from '@/app/[view]/(site)/news/[slug]/page';
import * as news from '@/app/[view]/(site)/news/~list/[[...query]]/page';
import * as home from '@/app/[view]/(site)/page';
import * as guides from '@/app/[view]/(site)/pages/~list/[[...query]]/page';

type Page = { metadata(): Promise<Metadata>; element(): ReactNode | Promise<ReactNode> };

/** A page file with the parameters of a path, which begin with those of the view. */
const pageOf = <Params,>(
  file: {
    default: (props: { params: Promise<Params> }) => ReactNode | Promise<ReactNode>;
    generateMetadata: (props: { params: Promise<Params> }) => Promise<Metadata>;
  },
  params: Params,
): Page => ({
  metadata: () => file.generateMetadata({ params: Promise.resolve(params) }),
  element: () => file.default({ params: Promise.resolve(params) }),
});

/** The page of the site that shows a path of a draft; all other paths are content pages. */
export function pageOfPreview(path: string, view: string): Page {
  const [first = '', second, ...rest] = path.slice(1).split('/');
  if (second !== undefined && rest.length === 0) {
    const params = { view, slug: second };
    if (first === 'news') return pageOf(story, params);
    if (first === 'bonuses') return pageOf(bonus, params);
    if (first === 'betting-sites') return pageOf(review, params);
  }
  switch (path) {
    case '/':
      return pageOf(home, { view });
    case '/news':
      return pageOf(news, { view });
    case '/pages':
      return pageOf(guides, {});
    case '/how-to-bet':
      return pageOf(howToBet, { view });
    case '/about-us':
      return pageOf(aboutUs, { view });
    default:
      return pageOf(contentPage, { view, path: path.slice(1).split('/') });
  }
}
