import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "editor"."news" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "editor"."_news_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "editor"."pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "editor"."_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "editor"."bookmakers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "editor"."_bookmakers_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "editor"."bonuses" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "editor"."_bonuses_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  CREATE INDEX "news_deleted_at_idx" ON "editor"."news" USING btree ("deleted_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "editor"."_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "editor"."pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "editor"."_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "bookmakers_deleted_at_idx" ON "editor"."bookmakers" USING btree ("deleted_at");
  CREATE INDEX "_bookmakers_v_version_version_deleted_at_idx" ON "editor"."_bookmakers_v" USING btree ("version_deleted_at");
  CREATE INDEX "bonuses_deleted_at_idx" ON "editor"."bonuses" USING btree ("deleted_at");
  CREATE INDEX "_bonuses_v_version_version_deleted_at_idx" ON "editor"."_bonuses_v" USING btree ("version_deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "editor"."news_deleted_at_idx";
  DROP INDEX "editor"."_news_v_version_version_deleted_at_idx";
  DROP INDEX "editor"."pages_deleted_at_idx";
  DROP INDEX "editor"."_pages_v_version_version_deleted_at_idx";
  DROP INDEX "editor"."bookmakers_deleted_at_idx";
  DROP INDEX "editor"."_bookmakers_v_version_version_deleted_at_idx";
  DROP INDEX "editor"."bonuses_deleted_at_idx";
  DROP INDEX "editor"."_bonuses_v_version_version_deleted_at_idx";
  ALTER TABLE "editor"."news" DROP COLUMN "deleted_at";
  ALTER TABLE "editor"."_news_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "editor"."pages" DROP COLUMN "deleted_at";
  ALTER TABLE "editor"."_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "editor"."bookmakers" DROP COLUMN "deleted_at";
  ALTER TABLE "editor"."_bookmakers_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "editor"."bonuses" DROP COLUMN "deleted_at";
  ALTER TABLE "editor"."_bonuses_v" DROP COLUMN "version_deleted_at";`)
}
