import type { Result } from 'lighthouse';

export function lighthouseReport(url: string, categories: readonly string[]): Promise<Result>;
