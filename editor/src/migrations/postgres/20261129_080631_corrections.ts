import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "editor"."news_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"text" varchar
  );
  
  CREATE TABLE "editor"."_news_v_version_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "editor"."news_corrections" ADD CONSTRAINT "news_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_news_v_version_corrections" ADD CONSTRAINT "_news_v_version_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "news_corrections_order_idx" ON "editor"."news_corrections" USING btree ("_order");
  CREATE INDEX "news_corrections_parent_id_idx" ON "editor"."news_corrections" USING btree ("_parent_id");
  CREATE INDEX "_news_v_version_corrections_order_idx" ON "editor"."_news_v_version_corrections" USING btree ("_order");
  CREATE INDEX "_news_v_version_corrections_parent_id_idx" ON "editor"."_news_v_version_corrections" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "editor"."news_corrections" CASCADE;
  DROP TABLE "editor"."_news_v_version_corrections" CASCADE;`)
}
