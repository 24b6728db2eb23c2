export const settings: Record<string, { programs: ('site' | 'api' | 'editor')[] }>;
export function settingsProblems(
  variables: Record<string, string | undefined>,
  programs: readonly string[],
): string[];
