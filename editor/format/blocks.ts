import { blockForms } from './forms';
import type { BlockForm } from './field';

/** The row of a block that no form can show: it is edited as YAML. */
export const rawBlock = 'RawBlock';

const byType = new Map(blockForms.map(form => [form.type, form]));

export const blockNamed = (type: string): BlockForm | undefined => byType.get(type);

/** Whether it may be in a column of another block. */
export const isInColumns = ({ fields }: BlockForm): boolean =>
  fields.every(({ kind }) => kind !== 'column');
