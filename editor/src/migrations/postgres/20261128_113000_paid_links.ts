import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "editor"."home_toolbar_links" ADD COLUMN "paid" boolean;
  ALTER TABLE "editor"."_home_v_version_toolbar_links" ADD COLUMN "paid" boolean;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "editor"."home_toolbar_links" DROP COLUMN "paid";
  ALTER TABLE "editor"."_home_v_version_toolbar_links" DROP COLUMN "paid";`)
}
