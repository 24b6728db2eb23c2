export type SettingRule = {
  programs: ('site' | 'api' | 'editor')[];
  /** What is expected, as a noun. */
  expected: string;
  /** Accepts more than the schema does. */
  partial?: boolean;
  isPort?: boolean;
  accepts(text: string): boolean;
};

export const settingsTable: Record<string, SettingRule>;
