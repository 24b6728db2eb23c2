import { notFound } from 'next/navigation';
import { NewsletterResult } from '@/components/newsletter/newsletter-result';
import { newsletterOutcomes } from '@/lib/domain/content/newsletter';
import { newsletterMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ step: string }> };

export const metadata = newsletterMetadata;

/** Result page after a link from a newsletter email. */
export default async function NewsletterOutcomePage({ params }: Props) {
  const { step } = await params;
  const outcome = newsletterOutcomes.find(known => known === step);
  if (!outcome) notFound();
  return <NewsletterResult outcome={outcome} />;
}
