/*
 * A sender or recipient in the settings: 'desk@bat.example' or 'Desk <desk@bat.example>' (RFC 5322, 3.4).
 */

const address = /^[^\s<>@"(),:;]+@[^\s<>@"(),:;]+$/;
const named = /^(?:"[^"<>\r\n]*"\s*|[^"<>\r\n]*)<([^<>]+)>$/;

/** The address alone, as URIs have it. */
export const addressOf = (mailbox: string): string =>
  named.exec(mailbox.trim())?.[1]?.trim() ?? mailbox.trim();

/** Whether a text is one address, with or without a name. */
export const isMailbox = (text: string): boolean => address.test(addressOf(text));
