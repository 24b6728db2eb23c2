import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`left_out\` text,
  	\`other\` text,
  	\`source\` text,
  	\`base\` text,
  	\`changed_by\` text,
  	\`replace_file\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`reports__status_idx\` ON \`reports\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`reports_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_texts_order_parent\` ON \`reports_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_left_out\` text,
  	\`version_other\` text,
  	\`version_source\` text,
  	\`version_base\` text,
  	\`version_changed_by\` text,
  	\`version_replace_file\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version__status_idx\` ON \`_reports_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_created_at_idx\` ON \`_reports_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_updated_at_idx\` ON \`_reports_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_latest_idx\` ON \`_reports_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_reports_v_texts_order_parent\` ON \`_reports_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`report_of\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_report_of\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`DROP TABLE \`reports_texts\`;`)
  await db.run(sql`DROP TABLE \`_reports_v\`;`)
  await db.run(sql`DROP TABLE \`_reports_v_texts\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`report_of\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_report_of\`;`)
}
