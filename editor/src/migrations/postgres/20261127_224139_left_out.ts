import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "editor"."news" ADD COLUMN "left_out" varchar;
  ALTER TABLE "editor"."_news_v" ADD COLUMN "version_left_out" varchar;
  ALTER TABLE "editor"."pages" ADD COLUMN "left_out" varchar;
  ALTER TABLE "editor"."_pages_v" ADD COLUMN "version_left_out" varchar;
  ALTER TABLE "editor"."bookmakers" ADD COLUMN "left_out" varchar;
  ALTER TABLE "editor"."_bookmakers_v" ADD COLUMN "version_left_out" varchar;
  ALTER TABLE "editor"."bonuses" ADD COLUMN "left_out" varchar;
  ALTER TABLE "editor"."_bonuses_v" ADD COLUMN "version_left_out" varchar;
  ALTER TABLE "editor"."menu" ADD COLUMN "left_out" varchar;
  ALTER TABLE "editor"."_menu_v" ADD COLUMN "version_left_out" varchar;
  ALTER TABLE "editor"."home" ADD COLUMN "left_out" varchar;
  ALTER TABLE "editor"."_home_v" ADD COLUMN "version_left_out" varchar;
  ALTER TABLE "editor"."banners" ADD COLUMN "left_out" varchar;
  ALTER TABLE "editor"."_banners_v" ADD COLUMN "version_left_out" varchar;
  ALTER TABLE "editor"."tags" ADD COLUMN "left_out" varchar;
  ALTER TABLE "editor"."_tags_v" ADD COLUMN "version_left_out" varchar;
  ALTER TABLE "editor"."leagues" ADD COLUMN "left_out" varchar;
  ALTER TABLE "editor"."_leagues_v" ADD COLUMN "version_left_out" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "editor"."news" DROP COLUMN "left_out";
  ALTER TABLE "editor"."_news_v" DROP COLUMN "version_left_out";
  ALTER TABLE "editor"."pages" DROP COLUMN "left_out";
  ALTER TABLE "editor"."_pages_v" DROP COLUMN "version_left_out";
  ALTER TABLE "editor"."bookmakers" DROP COLUMN "left_out";
  ALTER TABLE "editor"."_bookmakers_v" DROP COLUMN "version_left_out";
  ALTER TABLE "editor"."bonuses" DROP COLUMN "left_out";
  ALTER TABLE "editor"."_bonuses_v" DROP COLUMN "version_left_out";
  ALTER TABLE "editor"."menu" DROP COLUMN "left_out";
  ALTER TABLE "editor"."_menu_v" DROP COLUMN "version_left_out";
  ALTER TABLE "editor"."home" DROP COLUMN "left_out";
  ALTER TABLE "editor"."_home_v" DROP COLUMN "version_left_out";
  ALTER TABLE "editor"."banners" DROP COLUMN "left_out";
  ALTER TABLE "editor"."_banners_v" DROP COLUMN "version_left_out";
  ALTER TABLE "editor"."tags" DROP COLUMN "left_out";
  ALTER TABLE "editor"."_tags_v" DROP COLUMN "version_left_out";
  ALTER TABLE "editor"."leagues" DROP COLUMN "left_out";
  ALTER TABLE "editor"."_leagues_v" DROP COLUMN "version_left_out";`)
}
