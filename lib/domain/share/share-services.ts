/** A service that shares a text and a link at an address of its own, so that no script is needed. */
export type ShareService = {
  name: string;
  brand: 'facebook' | 'twitter' | 'whatsapp' | 'telegram';
  href: string;
};

/** The addresses at which services share a text with the URL of its page. */
export const shareServices = (text: string, url: string): ShareService[] => [
  {
    name: 'Facebook',
    brand: 'facebook',
    href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
  {
    name: 'Twitter',
    brand: 'twitter',
    href: `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url })}`,
  },
  {
    name: 'WhatsApp',
    brand: 'whatsapp',
    href: `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`,
  },
  {
    name: 'Telegram',
    brand: 'telegram',
    href: `https://t.me/share/url?${new URLSearchParams({ url, text })}`,
  },
];
