import type { Metadata } from 'next';
import { AlertList } from '@/components/personal/alerts/alert-list.client';
import { PersonalLayout } from '@/components/personal/personal-layout';
import { PageHeader } from '@/components/layout/page-header';
import { policyOfView } from '@/lib/routing/view';

export const metadata: Metadata = {
  title: 'Alerts',
  description: 'All alerts of this device, and how to end them.',
  robots: { index: false },
};

type Props = { params: Promise<{ view: string }> };

/** The alerts belong to a browser: the page is the same for all until scripts run. */
export default async function AlertsPage({ params }: Props) {
  return (
    <>
      <PageHeader title="Alerts" />
      <PersonalLayout current="/alerts" policy={policyOfView((await params).view)}>
        <AlertList />
      </PersonalLayout>
    </>
  );
}
