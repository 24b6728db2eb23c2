import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "editor"."enum_leagues_competitions_order" AS ENUM('points', 'wins', 'head_to_head', 'bonus_points', 'net_run_rate');
  CREATE TYPE "editor"."enum_leagues_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum__leagues_v_version_competitions_order" AS ENUM('points', 'wins', 'head_to_head', 'bonus_points', 'net_run_rate');
  CREATE TYPE "editor"."enum__leagues_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "editor"."leagues_competitions_order" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "editor"."enum_leagues_competitions_order",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "editor"."leagues_competitions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" numeric,
  	"to" numeric,
  	"win" numeric,
  	"tie" numeric,
  	"no_result" numeric,
  	"bonus_points" numeric,
  	"bonus_run_rate" numeric,
  	"carries_into" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "editor"."leagues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"other" varchar,
  	"source" varchar,
  	"base" varchar,
  	"changed_by" varchar,
  	"replace_file" boolean,
  	"_status" "editor"."enum_leagues_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "editor"."_leagues_v_version_competitions_order" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "editor"."enum__leagues_v_version_competitions_order",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "editor"."_leagues_v_version_competitions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" numeric,
  	"to" numeric,
  	"win" numeric,
  	"tie" numeric,
  	"no_result" numeric,
  	"bonus_points" numeric,
  	"bonus_run_rate" numeric,
  	"carries_into" varchar,
  	"source" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_leagues_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_other" varchar,
  	"version_source" varchar,
  	"version_base" varchar,
  	"version_changed_by" varchar,
  	"version_replace_file" boolean,
  	"version__status" "editor"."enum__leagues_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "editor"."leagues_competitions_order" ADD CONSTRAINT "leagues_competitions_order_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."leagues_competitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."leagues_competitions" ADD CONSTRAINT "leagues_competitions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."leagues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_leagues_v_version_competitions_order" ADD CONSTRAINT "_leagues_v_version_competitions_order_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."_leagues_v_version_competitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_leagues_v_version_competitions" ADD CONSTRAINT "_leagues_v_version_competitions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_leagues_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leagues_competitions_order_order_idx" ON "editor"."leagues_competitions_order" USING btree ("order");
  CREATE INDEX "leagues_competitions_order_parent_idx" ON "editor"."leagues_competitions_order" USING btree ("parent_id");
  CREATE INDEX "leagues_competitions_order_idx" ON "editor"."leagues_competitions" USING btree ("_order");
  CREATE INDEX "leagues_competitions_parent_id_idx" ON "editor"."leagues_competitions" USING btree ("_parent_id");
  CREATE INDEX "leagues__status_idx" ON "editor"."leagues" USING btree ("_status");
  CREATE INDEX "_leagues_v_version_competitions_order_order_idx" ON "editor"."_leagues_v_version_competitions_order" USING btree ("order");
  CREATE INDEX "_leagues_v_version_competitions_order_parent_idx" ON "editor"."_leagues_v_version_competitions_order" USING btree ("parent_id");
  CREATE INDEX "_leagues_v_version_competitions_order_idx" ON "editor"."_leagues_v_version_competitions" USING btree ("_order");
  CREATE INDEX "_leagues_v_version_competitions_parent_id_idx" ON "editor"."_leagues_v_version_competitions" USING btree ("_parent_id");
  CREATE INDEX "_leagues_v_version_version__status_idx" ON "editor"."_leagues_v" USING btree ("version__status");
  CREATE INDEX "_leagues_v_created_at_idx" ON "editor"."_leagues_v" USING btree ("created_at");
  CREATE INDEX "_leagues_v_updated_at_idx" ON "editor"."_leagues_v" USING btree ("updated_at");
  CREATE INDEX "_leagues_v_latest_idx" ON "editor"."_leagues_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "editor"."leagues_competitions_order" CASCADE;
  DROP TABLE "editor"."leagues_competitions" CASCADE;
  DROP TABLE "editor"."leagues" CASCADE;
  DROP TABLE "editor"."_leagues_v_version_competitions_order" CASCADE;
  DROP TABLE "editor"."_leagues_v_version_competitions" CASCADE;
  DROP TABLE "editor"."_leagues_v" CASCADE;
  DROP TYPE "editor"."enum_leagues_competitions_order";
  DROP TYPE "editor"."enum_leagues_status";
  DROP TYPE "editor"."enum__leagues_v_version_competitions_order";
  DROP TYPE "editor"."enum__leagues_v_version_status";`)
}
