import type { BlockOf } from '@/lib/contract/blocks/block';
import { bookmakerClickOutPath, offerTerms } from '@/lib/domain/offer';
import { RichText } from '../content/rich-text';
import { shownPicture } from '../content/shown-picture';
import { Terms } from '../odds/terms';
import { ButtonLink } from '../ui/button-link';
import { PictureBox } from '../ui/picture-box';
import styles from './bonus-header.module.css';

type Props = BlockOf<'BonusHeaderPlugin'> & { isPageTitle?: boolean };

/** The head of a bonus: what it is, the way to it, its terms, and how to get it step by step. */
export function BonusHeader(props: Props) {
  const { title, html, picture, icon, steps, slug, terms, buttonTitle } = props;
  const Title = props.isPageTitle ? 'h1' : 'h2';
  const shown = shownPicture(picture);
  const logo = shownPicture(icon);

  return (
    <div className={styles.block}>
      <div className={styles.head} data-picture={shown !== null}>
        {shown && <PictureBox className={styles.picture} picture={shown} width="text" eager />}
        <div className={styles.words}>
          {logo && <img className={styles.logo} src={logo.src} width={96} height={48} alt="" />}
          <Title className={styles.title}>{title}</Title>
          {html && <RichText html={html} />}
          {slug && (
            <ButtonLink href={bookmakerClickOutPath(slug)} external="paid">
              {buttonTitle ?? 'Claim'}
              <span className="visually-hidden">: {title} </span>
            </ButtonLink>
          )}
          {slug && <Terms>{offerTerms(terms)}</Terms>}
        </div>
      </div>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <li key={at} className={styles.step}>
              <p className={styles.number}>Step {at + 1}</p>
              <RichText html={step} look="small" anchors={false} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
