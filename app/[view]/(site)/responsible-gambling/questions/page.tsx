import { HelpLines } from '@/components/layout/help-lines';
import { SaferLayout } from '@/components/personal/safer/safer-layout';
import { saferPages } from '@/components/personal/safer/safer-pages';
import { SeverityQuestions } from '@/components/personal/safer/severity-questions';
import { shownHelpLines } from '@/lib/domain/content/help-lines';
import { siteEnv } from '@/lib/env';
import { socialMetadata } from '@/lib/seo/social-metadata';

const { title, href } = saferPages.questions;

export const generateMetadata = () =>
  socialMetadata({
    title,
    description:
      'The Problem Gambling Severity Index: nine questions, added up on your device, and what the sum means.',
    alternates: { canonical: href },
  });

type Props = { params: Promise<{ view: string }> };

export default async function QuestionsPage({ params }: Props) {
  const { view } = await params;
  return (
    <SaferLayout view={view} siteUrl={siteEnv().SITE_URL} title={title} href={href}>
      <p>
        The Problem Gambling Severity Index asks about the last twelve months. Each answer has from
        0 to 3 points. They are added up on this device; nothing is stored or sent, and the answers
        are gone when you leave the page.
      </p>
      <SeverityQuestions />
      <HelpLines lines={shownHelpLines(siteEnv().HELPLINES)} place="page" />
      <p>
        <small>
          Source: J. Ferris and H. Wynne, <i>The Canadian Problem Gambling Index: Final Report</i>,
          Canadian Centre on Substance Abuse, Ottawa 2001. The index was made for surveys; it is no
          diagnosis, which only a professional can make.
        </small>
      </p>
    </SaferLayout>
  );
}
