import type { StaticImageData } from 'next/image';
import buttonStyles from '@/components/ui/button.module.css';
import { EmptyState } from './empty-state';
import rainDelay from './rain-delay.svg';

const picture: StaticImageData = rainDelay;

type Props = {
  /** 503 when the API is unreachable, 500 for errors of the site, 429 above the rate limit. */
  status: '429' | '500' | '503';
  /** URL to reload; '' is the current page. */
  retryHref: string;
};

const words = {
  429: {
    title: 'Too many requests',
    text: 'More pages were asked for from your connection than we serve in a minute. Please wait a moment and try again.',
  },
  500: {
    title: 'We dropped a catch',
    text: 'Something went wrong on our side. Please try again in a moment.',
  },
  503: {
    title: 'The scores are not reaching us right now',
    text: 'The covers are on for a moment. Please try again shortly.',
  },
};

/** A full-page error. Retry is a plain link, because error pages have no scripts. */
export function ErrorView({ status, retryHref }: Props) {
  return (
    <EmptyState
      size="page"
      picture={picture.src}
      {...words[status]}
      action={
        <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={retryHref}>
          Retry
        </a>
      }
    />
  );
}
