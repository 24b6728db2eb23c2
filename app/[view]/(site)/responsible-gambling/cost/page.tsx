import { AppLink } from '@/components/link/app-link';
import { CostForm } from '@/components/personal/safer/cost-form.client';
import { CostTable } from '@/components/personal/safer/cost-table';
import { SaferLayout } from '@/components/personal/safer/safer-layout';
import { saferPages } from '@/components/personal/safer/safer-pages';
import { Section } from '@/components/ui/section';
import { siteEnv } from '@/lib/env';
import { socialMetadata } from '@/lib/seo/social-metadata';

const { title, href } = saferPages.cost;

export const generateMetadata = () =>
  socialMetadata({
    title,
    description:
      'What betting is expected to cost a month, from the stake, the bets a week and the margin.',
    alternates: { canonical: href },
  });

type Props = { params: Promise<{ view: string }> };

export default async function CostPage({ params }: Props) {
  const { view } = await params;
  return (
    <SaferLayout view={view} siteUrl={siteEnv().SITE_URL} title={title} href={href}>
      <p>
        Every price has the margin of the bookmaker in it. This is what it costs on average, in the
        currency of your stake. It is computed on this device; nothing is stored or sent.
      </p>
      <CostForm />
      <CostTable />
      <Section title="How it is computed">
        <p>
          Stake × bets a week × 4.348 weeks a month × margin ÷ (1 + margin). The implied
          probabilities of a market with a margin of 5 per cent add up to 105 per cent, so that of
          105 staked on all of its selections in proportion 100 come back, whoever wins.{' '}
          <AppLink href="/betting-explained/implied-probability-and-margin">
            Implied probability and margin
          </AppLink>{' '}
          shows how to read it from prices. Combined bets multiply the margin and cost more.
        </p>
      </Section>
    </SaferLayout>
  );
}
