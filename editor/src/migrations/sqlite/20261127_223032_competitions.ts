import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`leagues_competitions_order\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`leagues_competitions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leagues_competitions_order_order_idx\` ON \`leagues_competitions_order\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`leagues_competitions_order_parent_idx\` ON \`leagues_competitions_order\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`leagues_competitions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`from\` numeric,
  	\`to\` numeric,
  	\`win\` numeric,
  	\`tie\` numeric,
  	\`no_result\` numeric,
  	\`bonus_points\` numeric,
  	\`bonus_run_rate\` numeric,
  	\`carries_into\` text,
  	\`source\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`leagues\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leagues_competitions_order_idx\` ON \`leagues_competitions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`leagues_competitions_parent_id_idx\` ON \`leagues_competitions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`leagues\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  await db.run(sql`CREATE INDEX \`leagues__status_idx\` ON \`leagues\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_leagues_v_version_competitions_order\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_leagues_v_version_competitions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_leagues_v_version_competitions_order_order_idx\` ON \`_leagues_v_version_competitions_order\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_leagues_v_version_competitions_order_parent_idx\` ON \`_leagues_v_version_competitions_order\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_leagues_v_version_competitions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`from\` numeric,
  	\`to\` numeric,
  	\`win\` numeric,
  	\`tie\` numeric,
  	\`no_result\` numeric,
  	\`bonus_points\` numeric,
  	\`bonus_run_rate\` numeric,
  	\`carries_into\` text,
  	\`source\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_leagues_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_leagues_v_version_competitions_order_idx\` ON \`_leagues_v_version_competitions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_leagues_v_version_competitions_parent_id_idx\` ON \`_leagues_v_version_competitions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_leagues_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
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
  await db.run(sql`CREATE INDEX \`_leagues_v_version_version__status_idx\` ON \`_leagues_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_leagues_v_created_at_idx\` ON \`_leagues_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_leagues_v_updated_at_idx\` ON \`_leagues_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_leagues_v_latest_idx\` ON \`_leagues_v\` (\`latest\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`leagues_competitions_order\`;`)
  await db.run(sql`DROP TABLE \`leagues_competitions\`;`)
  await db.run(sql`DROP TABLE \`leagues\`;`)
  await db.run(sql`DROP TABLE \`_leagues_v_version_competitions_order\`;`)
  await db.run(sql`DROP TABLE \`_leagues_v_version_competitions\`;`)
  await db.run(sql`DROP TABLE \`_leagues_v\`;`)
}
