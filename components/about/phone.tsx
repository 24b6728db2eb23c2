import styles from './phone.module.css';

type Props = { screen: 'news' | 'reviews' | 'steps' | 'odds' };

/** An illustration of a phone that shows one of the site's pages; decorative. */
export function Phone({ screen }: Props) {
  return (
    <svg className={styles.phone} viewBox="0 0 200 400" width="200" height="400" aria-hidden="true">
      <rect className={styles.case} width="200" height="400" rx="30" />
      <rect className={styles.glass} x="8" y="8" width="184" height="384" rx="23" />
      <path className={styles.bar} d="M8 31a23 23 0 0 1 23-23h138a23 23 0 0 1 23 23v25H8z" />
      <circle className={styles.ball} cx="30" cy="36" r="9" />
      <rect className={styles.onBar} x="46" y="31" width="70" height="10" rx="5" />
      <g transform="translate(20 72)">{drawings[screen]}</g>
    </svg>
  );
}

const line = (y: number, width: number, x = 0, className = styles.text) => (
  <rect key={`${x}-${y}`} className={className} x={x} y={y} width={width} height="8" rx="4" />
);

const card = (y: number, height: number) => (
  <rect key={`card-${y}`} className={styles.card} y={y} width="160" height={height} rx="10" />
);

const drawings = {
  news: [0, 156].flatMap(y => [
    card(y, 140),
    <path
      key={`sky-${y}`}
      className={styles.sky}
      d={`M0 ${y + 10}a10 10 0 0 1 10-10h140a10 10 0 0 1 10 10v70H0z`}
    />,
    <circle key={`sun-${y}`} className={styles.sun} cx={y === 0 ? 104 : 56} cy={y + 52} r="18" />,
    <path key={`field-${y}`} className={styles.field} d={`M0 ${y + 80}v-22q80-14 160 0v22z`} />,
    line(y + 94, 130, 14),
    line(y + 110, 88, 14, styles.faint),
  ]),
  reviews: [0, 100, 200].flatMap((y, index) => [
    card(y, 86),
    <rect
      key={`logo-${y}`}
      className={styles.logo}
      data-place={index}
      x="14"
      y={y + 14}
      width="40"
      height="28"
      rx="6"
    />,
    line(y + 16, 70, 64),
    ...[0, 1, 2, 3, 4].map(star => (
      <circle
        key={`star-${y}-${star}`}
        className={star < 4 - index ? styles.star : styles.faint}
        cx={68 + star * 14}
        cy={y + 38}
        r="5"
      />
    )),
    <rect
      key={`button-${y}`}
      className={styles.button}
      x="14"
      y={y + 54}
      width="132"
      height="20"
      rx="6"
    />,
  ]),
  steps: [0, 76, 152, 228].flatMap((y, index) => [
    card(y, 64),
    <circle
      key={`dot-${y}`}
      className={index === 0 ? styles.button : styles.sky}
      cx="28"
      cy={y + 32}
      r="14"
    />,
    line(y + 20, 88, 54),
    line(y + 36, 64, 54, styles.faint),
  ]),
  odds: [0, 108, 216].flatMap((y, index) => [
    card(y, 94),
    line(y + 14, 60, 14, index === 0 ? styles.button : styles.faint),
    ...[0, 1].flatMap(row => [
      line(y + 38 + row * 26, 66, 14),
      <rect
        key={`plate-${y}-${row}`}
        className={styles.plate}
        x="102"
        y={y + 32 + row * 26}
        width="46"
        height="20"
        rx="5"
      />,
    ]),
  ]),
};
