import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "editor"."pictures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"alt" varchar,
  	"credit" varchar,
  	"focus_x" numeric,
  	"focus_y" numeric,
  	"source" varchar,
  	"base" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  ALTER TABLE "editor"."payload_locked_documents_rels" ADD COLUMN "pictures_id" integer;
  CREATE UNIQUE INDEX "pictures_name_idx" ON "editor"."pictures" USING btree ("name");
  CREATE INDEX "pictures_updated_at_idx" ON "editor"."pictures" USING btree ("updated_at");
  CREATE INDEX "pictures_created_at_idx" ON "editor"."pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "pictures_filename_idx" ON "editor"."pictures" USING btree ("filename");
  ALTER TABLE "editor"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pictures_fk" FOREIGN KEY ("pictures_id") REFERENCES "editor"."pictures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pictures_id_idx" ON "editor"."payload_locked_documents_rels" USING btree ("pictures_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "editor"."pictures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "editor"."pictures" CASCADE;
  ALTER TABLE "editor"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pictures_fk";
  
  DROP INDEX "editor"."payload_locked_documents_rels_pictures_id_idx";
  ALTER TABLE "editor"."payload_locked_documents_rels" DROP COLUMN "pictures_id";`)
}
