import { minutesInHour, secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';

/**
 * The time until a start that is `seconds` away: '3 days', '5 h 20 min', '12 min', 'less than a minute'; null
 * once it has come.
 */
export function countdownText(seconds: number): string | null {
  if (seconds <= 0) return null;
  if (seconds >= 2 * secondsInDay) return `${Math.floor(seconds / secondsInDay)} days`;
  const hours = Math.floor(seconds / secondsInHour);
  const minutes = Math.floor(seconds / secondsInMinute) % minutesInHour;
  if (hours > 0) return `${hours} h${minutes > 0 ? ` ${minutes} min` : ''}`;
  return minutes > 0 ? `${minutes} min` : 'less than a minute';
}
