import type { ReactNode } from 'react';
import { AnchoredLayout } from '@/components/article/anchored-layout';
import { PageHeader } from '@/components/layout/page-header';
import { setPagePolicy } from '@/components/link/set-page-policy';
import { PageList } from '@/components/personal/page-list';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { JsonLd } from '@/lib/seo/json-ld';
import { policyOfView } from '@/lib/routing/view';
import { saferPageList } from './safer-pages';

const parent = { title: 'Responsible gambling', href: '/responsible-gambling' };

type Props = {
  /** The segment of the view in the path. */
  view: string;
  siteUrl: string;
  title: string;
  href: string;
  children: ReactNode;
};

/** A page of what helps on the device, with the others beside it. */
export function SaferLayout({ view, siteUrl, title, href, children }: Props) {
  setPagePolicy(policyOfView(view));
  return (
    <>
      <JsonLd things={[breadcrumbList(siteUrl, [parent, { title, href }])]} />
      <PageHeader title={title} breadcrumbs={[{ title: 'Home', href: '/' }, parent, { title }]} />
      <AnchoredLayout
        anchors={[]}
        popup="none"
        besideOnly={
          <PageList
            label="On this device"
            pages={saferPageList.filter(page => page.href !== href)}
          />
        }
      >
        {children}
      </AnchoredLayout>
    </>
  );
}
