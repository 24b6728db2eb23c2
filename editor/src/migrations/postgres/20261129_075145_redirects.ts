import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "editor"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "editor"."redirects_redirects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "editor"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"left_out" varchar,
  	"other" varchar,
  	"source" varchar,
  	"base" varchar,
  	"changed_by" varchar,
  	"replace_file" boolean,
  	"_status" "editor"."enum_redirects_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "editor"."_redirects_v_version_redirects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_left_out" varchar,
  	"version_other" varchar,
  	"version_source" varchar,
  	"version_base" varchar,
  	"version_changed_by" varchar,
  	"version_replace_file" boolean,
  	"version__status" "editor"."enum__redirects_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "editor"."redirects_redirects" ADD CONSTRAINT "redirects_redirects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_redirects_v_version_redirects" ADD CONSTRAINT "_redirects_v_version_redirects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_redirects_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "redirects_redirects_order_idx" ON "editor"."redirects_redirects" USING btree ("_order");
  CREATE INDEX "redirects_redirects_parent_id_idx" ON "editor"."redirects_redirects" USING btree ("_parent_id");
  CREATE INDEX "redirects__status_idx" ON "editor"."redirects" USING btree ("_status");
  CREATE INDEX "_redirects_v_version_redirects_order_idx" ON "editor"."_redirects_v_version_redirects" USING btree ("_order");
  CREATE INDEX "_redirects_v_version_redirects_parent_id_idx" ON "editor"."_redirects_v_version_redirects" USING btree ("_parent_id");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "editor"."_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "editor"."_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "editor"."_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_latest_idx" ON "editor"."_redirects_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "editor"."redirects_redirects" CASCADE;
  DROP TABLE "editor"."redirects" CASCADE;
  DROP TABLE "editor"."_redirects_v_version_redirects" CASCADE;
  DROP TABLE "editor"."_redirects_v" CASCADE;
  DROP TYPE "editor"."enum_redirects_status";
  DROP TYPE "editor"."enum__redirects_v_version_status";`)
}
