import { notFound } from 'next/navigation';
import { moverPeriods } from '@/lib/domain/odds/history/movers';
import { metadataOf, MoversOfPeriod } from '../movers-of-period';

type Props = { params: Promise<{ period: string }> };

export async function generateMetadata({ params }: Props) {
  const period = await periodOf(params);
  return period ? metadataOf(period) : {};
}

export default async function MoversPeriodPage({ params }: Props) {
  const period = await periodOf(params);
  if (!period) notFound();
  return <MoversOfPeriod period={period} />;
}

async function periodOf(params: Props['params']) {
  const path = `/odds/movers/${(await params).period}`;
  return moverPeriods.find(period => period.path === path);
}
