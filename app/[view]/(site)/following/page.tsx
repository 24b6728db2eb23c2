import type { Metadata } from 'next';
import { FollowingList } from '@/components/personal/follow/following-list.client';
import { PersonalLayout } from '@/components/personal/personal-layout';
import { PageHeader } from '@/components/layout/page-header';
import { AppLink } from '@/components/link/app-link';
import { Section } from '@/components/ui/section';
import { showsPrices } from '@/lib/domain/policy';
import { policyOfView } from '@/lib/routing/view';

export const metadata: Metadata = {
  title: 'Following',
  description: 'The teams, leagues and matches that you follow on this device.',
  robots: { index: false },
};

type Props = { params: Promise<{ view: string }> };

/** What a visitor follows is on their device: the page is the same for all until scripts run. */
export default async function FollowingPage({ params }: Props) {
  const policy = policyOfView((await params).view);
  return (
    <>
      <PageHeader title="Following" />
      <PersonalLayout current="/following" policy={policy}>
        <FollowingList />
        {showsPrices(policy) && (
          <Section title="Prices">
            <p>
              <AppLink href="/my-bookmakers">My bookmakers</AppLink>: prices are the best of those.
            </p>
          </Section>
        )}
      </PersonalLayout>
    </>
  );
}
