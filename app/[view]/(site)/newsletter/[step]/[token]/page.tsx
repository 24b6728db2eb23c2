import { notFound } from 'next/navigation';
import { NewsletterStep } from '@/components/newsletter/newsletter-step';
import { toNewsletterAction } from '@/lib/domain/newsletter';
import { newsletterMetadata } from '@/lib/seo/newsletter-metadata';

// One visitor's alone: nothing of it is kept.
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ step: string; token: string }> };

export const metadata = newsletterMetadata;

/** A link of a newsletter mail: what looks at it changes nothing, its button does. */
export default async function NewsletterStepPage({ params }: Props) {
  const { step, token } = await params;
  const action = toNewsletterAction(step);
  if (!action) notFound();
  return <NewsletterStep action={action} token={token} />;
}
