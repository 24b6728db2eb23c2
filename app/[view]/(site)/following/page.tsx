import type { Metadata } from 'next';
import { FollowingList } from '@/components/personal/follow/following-list.client';
import { PersonalLayout } from '@/components/personal/personal-layout';
import { PageHeader } from '@/components/layout/page-header';
import { policyOfView } from '@/lib/routing/view';

export const metadata: Metadata = {
  title: 'Following',
  description: 'The teams, leagues and matches that you follow on this device.',
  robots: { index: false },
};

type Props = { params: Promise<{ view: string }> };

/** What a visitor follows is on their device: the page is the same for all until scripts run. */
export default async function FollowingPage({ params }: Props) {
  return (
    <>
      <PageHeader title="Following" />
      <PersonalLayout current="/following" policy={policyOfView((await params).view)}>
        <FollowingList />
      </PersonalLayout>
    </>
  );
}
