import type { BlockOf } from '@/lib/contract/blocks/block';
import { ContactForm } from '../forms/contact-form';

/** Where visitors write to the site. */
export function ContactUsForm({ title, html }: BlockOf<'ContactUsFormPlugin'>) {
  return <ContactForm title={title} text={html} />;
}
