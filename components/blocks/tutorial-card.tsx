import type { Picture } from '@/lib/domain/content/picture';
import { Icon } from '@/components/icon/icon';
import { ResponsiveImage } from '@/components/ui/responsive-image';
import styles from './tutorial-card.module.css';

export type Tutorial = {
  title: string | null;
  picture: Picture | null;
  embedUrl: string;
  pageUrl: string;
};

type Props = { tutorial: Tutorial; name: string; playing: boolean; onPlay: () => void };

/**
 * A video's preview; Play replaces it with the player, so no third-party frame loads before a
 * click. Without JavaScript, Play opens the video on its host.
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
            // `useDragSafeClick` prevents the default of a click that ends a swipe.
            if (event.defaultPrevented || event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            onPlay();
          }}
        >
          <ResponsiveImage picture={picture} />
          <span className={styles.button}>
            <Icon icon="play" size={24} />
          </span>
        </a>
      )}
      {title && <figcaption className={styles.title}>{title}</figcaption>}
    </figure>
  );
}
