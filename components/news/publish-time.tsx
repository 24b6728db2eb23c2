import { isoTime, publishDate } from '@/lib/dates/date-text';

type Props = { seconds: number; timeZone: string };

/** The publication date in the site's time zone. */
export function PublishTime({ seconds, timeZone }: Props) {
  return <time dateTime={isoTime(seconds)}>{publishDate(seconds, timeZone)}</time>;
}
