import { proxyAlerts, readAlertKey } from '@/lib/endpoints/proxy-alerts';

export const dynamic = 'force-dynamic';

/** The key with which a browser subscribes. */
export const GET = (request: Request): Promise<Response> => readAlertKey(request);

/** Changes the alerts of a browser, and returns all that it has. */
export const POST = (request: Request): Promise<Response> => proxyAlerts(request);
