import type { IncomingHttpHeaders } from 'node:http';

export function bodyRefusal(headers: IncomingHttpHeaders): { status: number; text: string } | null;
