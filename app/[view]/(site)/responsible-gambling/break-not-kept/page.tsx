import type { Metadata } from 'next';
import { EmptyState } from '@/components/state/empty-state';
import { AppLink } from '@/components/link/app-link';
import { setPagePolicy } from '@/components/link/set-page-policy';
import { policyOfView } from '@/lib/routing/view';

export const metadata: Metadata = {
  title: 'A break cannot be kept here',
  description: 'This browser forbids the cookie that a break from prices needs.',
  robots: { index: false },
};

type Props = { params: Promise<{ view: string }> };

/** Where a break leads in a browser that kept no cookie. */
export default async function BreakNotKeptPage({ params }: Props) {
  setPagePolicy(policyOfView((await params).view));
  return (
    <EmptyState
      size="page"
      icon="ban"
      title="A break cannot be kept on this device"
      text="This browser stores no cookie of this site, so that prices would be back with the next page. Allow cookies for this site, then begin the break again."
      action={<AppLink href="/responsible-gambling/break">Back to the break</AppLink>}
    />
  );
}
