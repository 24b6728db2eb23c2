import { RichText } from '@/components/content/rich-text';
import { Section } from '@/components/ui/section';

type Props = { title: string; text: string };

/** The text about the site at the end of the home page. */
export function HomeAbout({ title, text }: Props) {
  return (
    <Section title={title}>
      <RichText html={text} />
    </Section>
  );
}
