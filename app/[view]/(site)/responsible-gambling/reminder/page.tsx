import { AppLink } from '@/components/link/app-link';
import { ReminderChoice } from '@/components/personal/safer/reminder-choice.client';
import { SaferLayout } from '@/components/personal/safer/safer-layout';
import { saferPages } from '@/components/personal/safer/safer-pages';
import { siteEnv } from '@/lib/env';
import { socialMetadata } from '@/lib/seo/social-metadata';

const { title, href } = saferPages.reminder;

export const generateMetadata = () =>
  socialMetadata({
    title,
    description: 'Be reminded of how long you have looked at pages with prices today.',
    alternates: { canonical: href },
  });

type Props = { params: Promise<{ view: string }> };

/** The choice is on the visitor's device: the page is the same for all until scripts run. */
export default async function ReminderPage({ params }: Props) {
  const { view } = await params;
  return (
    <SaferLayout view={view} siteUrl={siteEnv().SITE_URL} title={title} href={href}>
      <p>
        After as long as you choose, pages with prices show how long you have looked at such pages
        today, and offer to turn prices off until midnight.
      </p>
      <ReminderChoice />
      <p>
        Time counts while a page with a link to a bookmaker is visible: several tabs at once count
        as one, a tab in the background does not count, and each day begins at zero. Choice and time
        stay in this browser and are never sent. To have no prices at all,{' '}
        <AppLink href="/responsible-gambling/break">take a break</AppLink>.
      </p>
    </SaferLayout>
  );
}
