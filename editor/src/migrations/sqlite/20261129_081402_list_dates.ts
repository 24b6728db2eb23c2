import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`news\` ADD \`listed_at\` text;`)
  await db.run(sql`CREATE INDEX \`news_listed_at_idx\` ON \`news\` (\`listed_at\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_listed_at\` text;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_listed_at_idx\` ON \`_news_v\` (\`version_listed_at\`);`)
  // Stories of the demo have no date of their own, but a number of days.
  await db.run(sql`UPDATE \`news\` SET \`listed_at\` = COALESCE(\`published_at\`, strftime('%Y-%m-%dT%H:%M:%fZ', \`created_at\`, '-' || COALESCE(\`days_ago\`, 0) || ' days'));`)
  await db.run(sql`UPDATE \`_news_v\` SET \`version_listed_at\` = COALESCE(\`version_published_at\`, strftime('%Y-%m-%dT%H:%M:%fZ', \`version_created_at\`, '-' || COALESCE(\`version_days_ago\`, 0) || ' days'));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`news_listed_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`listed_at\`;`)
  await db.run(sql`DROP INDEX \`_news_v_version_version_listed_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_listed_at\`;`)
}
