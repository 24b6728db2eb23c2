import { usePageContext } from '@/components/link/page-context.client';
import { toPictureAddress } from '@/lib/domain/content/picture';
import styles from './bookmaker-logo.module.css';

/** A bookmaker's logo beside its name; nothing without an address, or of a host that is not allowed. */
export function BookmakerLogo({ address }: { address: string | undefined }) {
  const { imageHosts } = usePageContext();
  const src = address === undefined ? null : toPictureAddress(address, imageHosts);
  return (
    src && <img className={styles.logo} src={src} width={40} height={20} alt="" loading="lazy" />
  );
}
