import { RichText } from '@/components/content/rich-text';
import { Section } from '@/components/ui/section';

type Props = { title: string; text: string };

/** The text at the end of home that says what the site is about. */
export function HomeAbout({ title, text }: Props) {
  return (
    <Section title={title}>
      <RichText html={text} />
    </Section>
  );
}
