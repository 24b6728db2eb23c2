import type { BlockOf } from '@/lib/contract/blocks/block';
import { ContentLink } from '../content/content-link';
import button from '../ui/button.module.css';

export function ButtonBlock({ title, href }: BlockOf<'ButtonPlugin'>) {
  return (
    <ContentLink href={href} className={`${button.button} ${button.primary}`}>
      {title}
    </ContentLink>
  );
}
