import { ClickOut } from '@/components/out/click-out.client';
import { Overlay } from '@/components/out/overlay';
import { outMetadata } from '@/lib/seo/out-metadata';

export const revalidate = 3600;

export const metadata = outMetadata;

export const generateStaticParams = () => [];

/** One page for every price of a view: middleware has checked the address, the browser reads it. */
export default function SportsbetRedirectPage() {
  return (
    <Overlay>
      <ClickOut />
    </Overlay>
  );
}
