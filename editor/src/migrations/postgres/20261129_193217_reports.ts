import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "editor"."enum_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum__reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "editor"."reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"left_out" varchar,
  	"other" varchar,
  	"source" varchar,
  	"base" varchar,
  	"changed_by" varchar,
  	"replace_file" boolean,
  	"_status" "editor"."enum_reports_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "editor"."reports_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "editor"."_reports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_left_out" varchar,
  	"version_other" varchar,
  	"version_source" varchar,
  	"version_base" varchar,
  	"version_changed_by" varchar,
  	"version_replace_file" boolean,
  	"version__status" "editor"."enum__reports_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "editor"."_reports_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "editor"."news" ADD COLUMN "report_of" varchar;
  ALTER TABLE "editor"."_news_v" ADD COLUMN "version_report_of" varchar;
  ALTER TABLE "editor"."reports_texts" ADD CONSTRAINT "reports_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_reports_v_texts" ADD CONSTRAINT "_reports_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reports__status_idx" ON "editor"."reports" USING btree ("_status");
  CREATE INDEX "reports_texts_order_parent" ON "editor"."reports_texts" USING btree ("order","parent_id");
  CREATE INDEX "_reports_v_version_version__status_idx" ON "editor"."_reports_v" USING btree ("version__status");
  CREATE INDEX "_reports_v_created_at_idx" ON "editor"."_reports_v" USING btree ("created_at");
  CREATE INDEX "_reports_v_updated_at_idx" ON "editor"."_reports_v" USING btree ("updated_at");
  CREATE INDEX "_reports_v_latest_idx" ON "editor"."_reports_v" USING btree ("latest");
  CREATE INDEX "_reports_v_texts_order_parent" ON "editor"."_reports_v_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "editor"."reports" CASCADE;
  DROP TABLE "editor"."reports_texts" CASCADE;
  DROP TABLE "editor"."_reports_v" CASCADE;
  DROP TABLE "editor"."_reports_v_texts" CASCADE;
  ALTER TABLE "editor"."news" DROP COLUMN "report_of";
  ALTER TABLE "editor"."_news_v" DROP COLUMN "version_report_of";
  DROP TYPE "editor"."enum_reports_status";
  DROP TYPE "editor"."enum__reports_v_version_status";`)
}
