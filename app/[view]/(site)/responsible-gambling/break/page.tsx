import { BreakFacts } from '@/components/personal/safer/break-facts';
import { BreakForm } from '@/components/personal/safer/break-form';
import { SaferLayout } from '@/components/personal/safer/safer-layout';
import { saferPages } from '@/components/personal/safer/safer-pages';
import { siteEnv } from '@/lib/env';
import { isBreakView } from '@/lib/routing/view';
import { socialMetadata } from '@/lib/seo/social-metadata';

const { title, href } = saferPages.break;

export const generateMetadata = () =>
  socialMetadata({
    title,
    description:
      'Turn off all prices, offers and adverts on this device for 24 hours, 7 days or 6 weeks.',
    alternates: { canonical: href },
  });

type Props = { params: Promise<{ view: string }> };

export default async function BreakPage({ params }: Props) {
  const { view } = await params;
  const isOnBreak = isBreakView(view);
  return (
    <SaferLayout view={view} siteUrl={siteEnv().SITE_URL} title={title} href={href}>
      <p>
        {isOnBreak ? (
          <>
            <b>You are on a break.</b> Until it ends this device shows scores without prices,
            offers, adverts and paid links. You can make it longer, but not shorter.
          </>
        ) : (
          'During a break this device shows scores without prices, offers, adverts and paid links. It begins at once, in all tabs, and nothing on this site ends it early.'
        )}
      </p>
      <BreakForm isOnBreak={isOnBreak} />
      <BreakFacts />
    </SaferLayout>
  );
}
