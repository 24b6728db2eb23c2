import type { ListedPage } from '@/components/personal/page-list';

/** What helps on the visitor's own device, below /responsible-gambling. */
export const saferPages = {
  break: {
    href: '/responsible-gambling/break',
    title: 'Take a break',
    icon: 'lock',
    text: 'No prices for 24 hours, 7 days or 6 weeks',
  },
  reminder: {
    href: '/responsible-gambling/reminder',
    title: 'Reminder',
    icon: 'clock-alert',
    text: 'How long you have looked at prices',
  },
  questions: {
    href: '/responsible-gambling/questions',
    title: 'Nine questions',
    icon: 'clipboard-list',
    text: 'The index that researchers use, added up here',
  },
  cost: {
    href: '/responsible-gambling/cost',
    title: 'What a month costs',
    icon: 'wallet',
    text: 'From stake, bets a week and margin',
  },
} as const satisfies Record<string, ListedPage>;

export const saferPageList: readonly ListedPage[] = Object.values(saferPages);
