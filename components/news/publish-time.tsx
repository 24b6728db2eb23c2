import { publishDate } from '@/components/ui/time-text';

type Props = { seconds: number; timeZone: string };

/** The day something appeared, in the site's zone. */
export function PublishTime({ seconds, timeZone }: Props) {
  const date = new Date(seconds * 1000);
  return <time dateTime={date.toISOString()}>{publishDate(date, timeZone)}</time>;
}
