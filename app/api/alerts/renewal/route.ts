import { proxyAlertRenewal } from '@/lib/endpoints/proxy-alerts';

export const dynamic = 'force-dynamic';

/** Moves the alerts of a push subscription to the one by which the browser has replaced it. */
export const POST = (request: Request): Promise<Response> => proxyAlertRenewal(request);
