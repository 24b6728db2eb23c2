import type { Metadata } from 'next';
import { FollowingList } from '@/components/personal/follow/following-list.client';
import { PersonalLayout } from '@/components/personal/personal-layout';
import { PageHeader } from '@/components/layout/page-header';

export const metadata: Metadata = {
  title: 'Following',
  description: 'The teams, leagues and matches that you follow on this device.',
  robots: { index: false },
};

/** What a visitor follows is on their device: the page is the same for all until scripts run. */
export default function FollowingPage() {
  return (
    <>
      <PageHeader title="Following" />
      <PersonalLayout current="/following">
        <FollowingList />
      </PersonalLayout>
    </>
  );
}
