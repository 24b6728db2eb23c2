import type { StaticImageData } from 'next/image';
import buttonStyles from '../ui/button.module.css';
import { EmptyState } from '../ui/empty-state';
import rainDelay from './rain-delay.svg';

const picture: StaticImageData = rainDelay;

type Props = {
  /** 503: the API cannot be reached. 500: the fault is ours. */
  status: 500 | 503;
  /** The page to ask for again; '' is the present one. */
  retryHref: string;
};

const words = {
  500: {
    title: 'We dropped a catch',
    text: 'Something went wrong on our side. Please try again in a moment.',
  },
  503: {
    title: 'The scores are not reaching us right now',
    text: 'The covers are on for a moment. Please try again shortly.',
  },
};

/** A whole page's failure. Retry is a plain link, since no script runs on such a page. */
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
