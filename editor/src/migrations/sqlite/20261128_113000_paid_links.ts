import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`home_toolbar_links\` ADD \`paid\` integer;`)
  await db.run(sql`ALTER TABLE \`_home_v_version_toolbar_links\` ADD \`paid\` integer;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`home_toolbar_links\` DROP COLUMN \`paid\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_version_toolbar_links\` DROP COLUMN \`paid\`;`)
}
