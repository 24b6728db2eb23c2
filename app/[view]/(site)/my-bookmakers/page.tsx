import type { Metadata } from 'next';
import { MyBookmakersPanel } from '@/components/personal/bookmakers/my-bookmakers-panel.client';
import { PersonalLayout } from '@/components/personal/personal-layout';
import { PageHeader } from '@/components/layout/page-header';
import { policyOfView } from '@/lib/routing/view';

export const metadata: Metadata = {
  title: 'My bookmakers',
  description: 'The bookmakers whose prices you compare on this device.',
  robots: { index: false },
};

type Props = { params: Promise<{ view: string }> };

/** The choice is on the visitor's device: the page is the same for all until scripts run. */
export default async function MyBookmakersPage({ params }: Props) {
  return (
    <>
      <PageHeader title="My bookmakers" />
      <PersonalLayout current="/my-bookmakers" policy={policyOfView((await params).view)}>
        <MyBookmakersPanel />
      </PersonalLayout>
    </>
  );
}
