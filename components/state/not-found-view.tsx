import type { StaticImageData } from 'next/image';
import { ButtonLink } from '@/components/link/button-link';
import { EmptyState } from './empty-state';
import lostBall from './lost-ball.svg';

const picture: StaticImageData = lostBall;

export function NotFoundView() {
  return (
    <EmptyState
      size="page"
      picture={picture.src}
      title="No results found"
      text="This page is currently being developed"
      action={<ButtonLink href="/odds/matches">Visit Odds</ButtonLink>}
    />
  );
}
