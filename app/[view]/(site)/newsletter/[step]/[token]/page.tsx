import { notFound } from 'next/navigation';
import { NewsletterStep } from '@/components/newsletter/newsletter-step';
import { toNewsletterAction } from '@/lib/domain/content/newsletter';
import { newsletterMetadata } from '@/lib/seo/metadata';

// Personal page: must not be cached.
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ step: string; token: string }> };

export const metadata = newsletterMetadata;

/** Target of a link in a newsletter email; only its button changes anything, viewing does not. */
export default async function NewsletterStepPage({ params }: Props) {
  const { step, token } = await params;
  const action = toNewsletterAction(step);
  if (!action) notFound();
  return <NewsletterStep action={action} token={token} />;
}
