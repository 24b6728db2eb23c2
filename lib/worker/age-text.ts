const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a time was: 'a moment ago', '5 minutes ago', '2 days ago'; both in unix ms. */
export function ageText(then: number, now: number): string {
  const age = Math.max(0, now - then);
  if (age < minute) return 'a moment ago';
  if (age < hour) return counted(age / minute, 'minute');
  if (age < day) return counted(age / hour, 'hour');
  return counted(age / day, 'day');
}

function counted(count: number, unit: string): string {
  const rounded = Math.floor(count);
  return `${rounded} ${unit}${rounded === 1 ? '' : 's'} ago`;
}
