import type { Picture } from '@/lib/domain/picture';
import { Icon } from '../ui/icon';
import { PictureBox } from '../ui/picture-box';
import styles from './tutorial-card.module.css';

export type Tutorial = {
  title: string | null;
  picture: Picture | null;
  embedUrl: string;
  pageUrl: string;
};

type Props = { tutorial: Tutorial; name: string; playing: boolean; onPlay: () => void };

/**
 * A video's picture; Play puts the video in its place. Nobody else's frame is there before. Without
 * scripts Play opens the video where it lives.
 */
export function TutorialCard({ tutorial, name, playing, onPlay }: Props) {
  const { title, picture, embedUrl, pageUrl } = tutorial;

  return (
    <figure className={styles.card}>
      {playing ? (
        <iframe
          className={styles.frame}
          src={embedUrl}
          title={name}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <a
          className={styles.play}
          href={pageUrl}
          target="_blank"
          rel="nofollow noopener"
          aria-label={`Play: ${name}`}
          onClick={event => {
            // A press that ended a swipe is none.
            if (event.defaultPrevented || event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            onPlay();
          }}
        >
          <PictureBox picture={picture} />
          <span className={styles.button}>
            <Icon icon="play" size={24} />
          </span>
        </a>
      )}
      {title && <figcaption className={styles.title}>{title}</figcaption>}
    </figure>
  );
}
