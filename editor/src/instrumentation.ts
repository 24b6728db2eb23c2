/**
 * Starts Payload with the server: content is taken over and schedules run before any user logs in.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ]);
  await getPayload({ config, cron: true });
}
