import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "editor"."news" ADD COLUMN "listed_at" timestamp(3) with time zone;
  ALTER TABLE "editor"."_news_v" ADD COLUMN "version_listed_at" timestamp(3) with time zone;
  CREATE INDEX "news_listed_at_idx" ON "editor"."news" USING btree ("listed_at");
  CREATE INDEX "_news_v_version_version_listed_at_idx" ON "editor"."_news_v" USING btree ("version_listed_at");
  UPDATE "editor"."news" SET "listed_at" = COALESCE("published_at", "created_at" - COALESCE("days_ago", 0)::double precision * interval '1 day');
  UPDATE "editor"."_news_v" SET "version_listed_at" = COALESCE("version_published_at", "version_created_at" - COALESCE("version_days_ago", 0)::double precision * interval '1 day');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "editor"."news_listed_at_idx";
  DROP INDEX "editor"."_news_v_version_version_listed_at_idx";
  ALTER TABLE "editor"."news" DROP COLUMN "listed_at";
  ALTER TABLE "editor"."_news_v" DROP COLUMN "version_listed_at";`)
}
