import { Icon } from '@/components/icon/icon';
import field from '@/components/ui/select-field/select-field.module.css';

type Props = { label: string; names: { slug: string; title: string }[]; chosen: string };

/** One of the two bookmakers of a comparison; a native select of a plain form. */
export function BookmakerSelect({ label, names, chosen }: Props) {
  return (
    <label className={field.field}>
      <span className={field.label}>{label}</span>
      <span className={field.box}>
        <select className={field.select} name="compare" defaultValue={chosen}>
          {names.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
        <Icon icon="chevron-down" size={16} className={field.chevron} />
      </span>
    </label>
  );
}
