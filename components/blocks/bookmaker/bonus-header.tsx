import type { BlockOf } from '@/lib/contract/blocks/block';
import { bookmakerClickOutPath, offerTerms } from '@/lib/domain/content/bookmaker/offer';
import { RichText } from '@/components/content/rich-text';
import { allowedImage } from '@/components/content/allowed-image';
import { Terms } from '@/components/odds/terms';
import { ButtonLink } from '@/components/link/button-link';
import { ResponsiveImage } from '@/components/ui/responsive-image';
import styles from './bonus-header.module.css';

type Props = BlockOf<'BonusHeaderPlugin'> & { isPageTitle?: boolean };

/** Header of a bonus page: title, description, claim link, terms and numbered steps. */
export function BonusHeader(props: Props) {
  const { title, html, picture, icon, steps, slug, terms, buttonTitle } = props;
  const Title = props.isPageTitle ? 'h1' : 'h2';
  const shown = allowedImage(picture);
  const logo = allowedImage(icon);

  return (
    <div className={styles.block}>
      <div className={styles.head} data-picture={shown !== null}>
        {shown && <ResponsiveImage className={styles.picture} picture={shown} width="text" eager />}
        <div className={styles.words}>
          {logo && <img className={styles.logo} src={logo.src} width={96} height={48} alt="" />}
          <Title className={styles.title}>{title}</Title>
          {html && <RichText html={html} headingIds="page" />}
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
          {steps.map((step, index) => (
            <li key={index} className={styles.step}>
              <p className={styles.number}>Step {index + 1}</p>
              <RichText html={step} variant="small" />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
