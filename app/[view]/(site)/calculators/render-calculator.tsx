import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CalculatorPage } from '@/components/odds/calculators/calculator-page';
import {
  calculatorPath,
  calculators,
  type CalculatorName,
} from '@/lib/domain/calculators/calculator';
import { parseTypedSegments } from '@/lib/routing/calculator/calculator-query';
import { formatOfView, policyOfView } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { JsonLd } from '@/lib/seo/json-ld';
import { notFoundMetadata } from '@/lib/seo/metadata';
import { socialMetadata } from '@/lib/seo/social-metadata';

type Params = Promise<{ view: string; typed?: string[] }>;
export type Props = { params: Params };

/** The empty form is indexed; a result belongs to its visitor, and to the page of the empty form. */
export async function calculatorMetadata(name: CalculatorName, params: Params): Promise<Metadata> {
  const typed = parseTypedSegments(name, (await params).typed);
  if (typed === 'not-found') return notFoundMetadata;
  const { title, description } = calculators[name];
  return socialMetadata({
    title,
    description,
    alternates: { canonical: calculatorPath(name) },
    ...(typed && { robots: { index: false, follow: true } }),
  });
}

/** The page of a calculator, for the file of its route. */
export async function renderCalculator(name: CalculatorName, params: Params) {
  const { view, typed: segments } = await params;
  const typed = parseTypedSegments(name, segments);
  if (typed === 'not-found') notFound();
  const crumbs = [
    { title: 'Calculators', href: '/calculators' },
    { title: calculators[name].shortTitle, href: calculatorPath(name) },
  ];

  return (
    <>
      <JsonLd things={[breadcrumbList(siteEnv().SITE_URL, crumbs)]} />
      <CalculatorPage
        name={name}
        typed={typed}
        format={formatOfView(view)}
        policy={policyOfView(view)}
      />
    </>
  );
}
