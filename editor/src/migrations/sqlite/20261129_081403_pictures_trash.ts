import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pictures\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`pictures_deleted_at_idx\` ON \`pictures\` (\`deleted_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`pictures_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`pictures\` DROP COLUMN \`deleted_at\`;`)
}
