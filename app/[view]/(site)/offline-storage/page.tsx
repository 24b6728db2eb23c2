import type { Metadata } from 'next';
import { PersonalLayout } from '@/components/personal/personal-layout';
import { PageHeader } from '@/components/layout/page-header';
import { OfflineStorage } from '@/components/personal/offline/offline-storage.client';
import { policyOfView } from '@/lib/routing/view';

export const metadata: Metadata = {
  title: 'Saved pages',
  description: 'What this device has saved of the site, and how to remove it.',
  robots: { index: false },
};

type Props = { params: Promise<{ view: string }> };

export default async function OfflineStoragePage({ params }: Props) {
  return (
    <>
      <PageHeader title="Saved pages" />
      <PersonalLayout current="/offline-storage" policy={policyOfView((await params).view)}>
        <OfflineStorage />
      </PersonalLayout>
    </>
  );
}
