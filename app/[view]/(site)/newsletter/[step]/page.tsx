import { notFound } from 'next/navigation';
import { NewsletterResult } from '@/components/newsletter/newsletter-result';
import { newsletterOutcomes } from '@/lib/domain/newsletter';
import { newsletterMetadata } from '@/lib/seo/newsletter-metadata';

export const revalidate = 3600;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ step: string }> };

export const metadata = newsletterMetadata;

/** Where one arrives from a link in a newsletter mail. */
export default async function NewsletterOutcomePage({ params }: Props) {
  const { step } = await params;
  const outcome = newsletterOutcomes.find(known => known === step);
  if (!outcome) notFound();
  return <NewsletterResult outcome={outcome} />;
}
