import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "editor"."pictures" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "pictures_deleted_at_idx" ON "editor"."pictures" USING btree ("deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "editor"."pictures_deleted_at_idx";
  ALTER TABLE "editor"."pictures" DROP COLUMN "deleted_at";`)
}
