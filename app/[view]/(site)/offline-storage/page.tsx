import type { Metadata } from 'next';
import { PersonalLayout } from '@/components/personal/personal-layout';
import { PageHeader } from '@/components/layout/page-header';
import { OfflineStorage } from '@/components/personal/offline/offline-storage.client';

export const metadata: Metadata = {
  title: 'Saved pages',
  description: 'What this device has saved of the site, and how to remove it.',
  robots: { index: false },
};

export default function OfflineStoragePage() {
  return (
    <>
      <PageHeader title="Saved pages" />
      <PersonalLayout current="/offline-storage">
        <OfflineStorage />
      </PersonalLayout>
    </>
  );
}
