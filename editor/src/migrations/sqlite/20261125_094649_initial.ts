import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`path\` text,
  	\`body\` text,
  	\`excerpt\` text,
  	\`published_at\` text,
  	\`changed_at\` text,
  	\`days_ago\` numeric,
  	\`updated_days_ago\` numeric,
  	\`retrospective\` integer,
  	\`picture\` text,
  	\`author\` text,
  	\`banner\` text,
  	\`league\` text,
  	\`other\` text,
  	\`source\` text,
  	\`base\` text,
  	\`changed_by\` text,
  	\`replace_file\` integer,
  	\`owner_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_path_idx\` ON \`news\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`news_owner_idx\` ON \`news\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`news_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_texts_order_parent\` ON \`news_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_path\` text,
  	\`version_body\` text,
  	\`version_excerpt\` text,
  	\`version_published_at\` text,
  	\`version_changed_at\` text,
  	\`version_days_ago\` numeric,
  	\`version_updated_days_ago\` numeric,
  	\`version_retrospective\` integer,
  	\`version_picture\` text,
  	\`version_author\` text,
  	\`version_banner\` text,
  	\`version_league\` text,
  	\`version_other\` text,
  	\`version_source\` text,
  	\`version_base\` text,
  	\`version_changed_by\` text,
  	\`version_replace_file\` integer,
  	\`version_owner_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_path_idx\` ON \`_news_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_owner_idx\` ON \`_news_v\` (\`version_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_texts_order_parent\` ON \`_news_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`path\` text,
  	\`body\` text,
  	\`template\` text,
  	\`excerpt\` text,
  	\`description\` text,
  	\`picture\` text,
  	\`order\` numeric,
  	\`banner\` text,
  	\`other\` text,
  	\`source\` text,
  	\`base\` text,
  	\`changed_by\` text,
  	\`replace_file\` integer,
  	\`owner_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_path_idx\` ON \`pages\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_owner_idx\` ON \`pages\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_texts_order_parent\` ON \`pages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_path\` text,
  	\`version_body\` text,
  	\`version_template\` text,
  	\`version_excerpt\` text,
  	\`version_description\` text,
  	\`version_picture\` text,
  	\`version_order\` numeric,
  	\`version_banner\` text,
  	\`version_other\` text,
  	\`version_source\` text,
  	\`version_base\` text,
  	\`version_changed_by\` text,
  	\`version_replace_file\` integer,
  	\`version_owner_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_path_idx\` ON \`_pages_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_owner_idx\` ON \`_pages_v\` (\`version_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_texts_order_parent\` ON \`_pages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`bookmakers_info\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`type\` text DEFAULT 'text',
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`bookmakers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bookmakers_info_order_idx\` ON \`bookmakers_info\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`bookmakers_info_parent_id_idx\` ON \`bookmakers_info\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`bookmakers_pros\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`bookmakers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bookmakers_pros_order_idx\` ON \`bookmakers_pros\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`bookmakers_pros_parent_id_idx\` ON \`bookmakers_pros\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`bookmakers_cons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`bookmakers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bookmakers_cons_order_idx\` ON \`bookmakers_cons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`bookmakers_cons_parent_id_idx\` ON \`bookmakers_cons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`bookmakers_marks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`bookmakers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bookmakers_marks_order_idx\` ON \`bookmakers_marks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`bookmakers_marks_parent_id_idx\` ON \`bookmakers_marks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`bookmakers_compare\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`type\` text DEFAULT 'text',
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`bookmakers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bookmakers_compare_order_idx\` ON \`bookmakers_compare\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`bookmakers_compare_parent_id_idx\` ON \`bookmakers_compare\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`bookmakers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`path\` text,
  	\`body\` text,
  	\`logo\` text,
  	\`mark\` numeric,
  	\`bonus_amount\` text,
  	\`badge_text\` text,
  	\`description\` text,
  	\`terms\` text,
  	\`terms_url\` text,
  	\`url\` text,
  	\`order\` numeric,
  	\`review_author\` text,
  	\`other\` text,
  	\`source\` text,
  	\`base\` text,
  	\`changed_by\` text,
  	\`replace_file\` integer,
  	\`owner_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`bookmakers_path_idx\` ON \`bookmakers\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`bookmakers_owner_idx\` ON \`bookmakers\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`bookmakers_updated_at_idx\` ON \`bookmakers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bookmakers_created_at_idx\` ON \`bookmakers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`bookmakers__status_idx\` ON \`bookmakers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`bookmakers_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`bookmakers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bookmakers_texts_order_parent\` ON \`bookmakers_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_bookmakers_v_version_info\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`type\` text DEFAULT 'text',
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_bookmakers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_info_order_idx\` ON \`_bookmakers_v_version_info\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_info_parent_id_idx\` ON \`_bookmakers_v_version_info\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_bookmakers_v_version_pros\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_bookmakers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_pros_order_idx\` ON \`_bookmakers_v_version_pros\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_pros_parent_id_idx\` ON \`_bookmakers_v_version_pros\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_bookmakers_v_version_cons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_bookmakers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_cons_order_idx\` ON \`_bookmakers_v_version_cons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_cons_parent_id_idx\` ON \`_bookmakers_v_version_cons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_bookmakers_v_version_marks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_bookmakers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_marks_order_idx\` ON \`_bookmakers_v_version_marks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_marks_parent_id_idx\` ON \`_bookmakers_v_version_marks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_bookmakers_v_version_compare\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`type\` text DEFAULT 'text',
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_bookmakers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_compare_order_idx\` ON \`_bookmakers_v_version_compare\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_compare_parent_id_idx\` ON \`_bookmakers_v_version_compare\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_bookmakers_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_path\` text,
  	\`version_body\` text,
  	\`version_logo\` text,
  	\`version_mark\` numeric,
  	\`version_bonus_amount\` text,
  	\`version_badge_text\` text,
  	\`version_description\` text,
  	\`version_terms\` text,
  	\`version_terms_url\` text,
  	\`version_url\` text,
  	\`version_order\` numeric,
  	\`version_review_author\` text,
  	\`version_other\` text,
  	\`version_source\` text,
  	\`version_base\` text,
  	\`version_changed_by\` text,
  	\`version_replace_file\` integer,
  	\`version_owner_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`bookmakers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_parent_idx\` ON \`_bookmakers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_version_path_idx\` ON \`_bookmakers_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_version_owner_idx\` ON \`_bookmakers_v\` (\`version_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_version_updated_at_idx\` ON \`_bookmakers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_version_created_at_idx\` ON \`_bookmakers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_version_version__status_idx\` ON \`_bookmakers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_created_at_idx\` ON \`_bookmakers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_updated_at_idx\` ON \`_bookmakers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_latest_idx\` ON \`_bookmakers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_bookmakers_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_bookmakers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_bookmakers_v_texts_order_parent\` ON \`_bookmakers_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`bonuses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`path\` text,
  	\`body\` text,
  	\`bookmaker\` text,
  	\`picture\` text,
  	\`description\` text,
  	\`terms\` text,
  	\`terms_url\` text,
  	\`expires_at\` text,
  	\`expires_in_days\` numeric,
  	\`order\` numeric,
  	\`other\` text,
  	\`source\` text,
  	\`base\` text,
  	\`changed_by\` text,
  	\`replace_file\` integer,
  	\`owner_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`bonuses_path_idx\` ON \`bonuses\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`bonuses_owner_idx\` ON \`bonuses\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`bonuses_updated_at_idx\` ON \`bonuses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bonuses_created_at_idx\` ON \`bonuses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`bonuses__status_idx\` ON \`bonuses\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`bonuses_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`bonuses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`bonuses_texts_order_parent\` ON \`bonuses_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_bonuses_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_path\` text,
  	\`version_body\` text,
  	\`version_bookmaker\` text,
  	\`version_picture\` text,
  	\`version_description\` text,
  	\`version_terms\` text,
  	\`version_terms_url\` text,
  	\`version_expires_at\` text,
  	\`version_expires_in_days\` numeric,
  	\`version_order\` numeric,
  	\`version_other\` text,
  	\`version_source\` text,
  	\`version_base\` text,
  	\`version_changed_by\` text,
  	\`version_replace_file\` integer,
  	\`version_owner_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`bonuses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_bonuses_v_parent_idx\` ON \`_bonuses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_bonuses_v_version_version_path_idx\` ON \`_bonuses_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_bonuses_v_version_version_owner_idx\` ON \`_bonuses_v\` (\`version_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_bonuses_v_version_version_updated_at_idx\` ON \`_bonuses_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_bonuses_v_version_version_created_at_idx\` ON \`_bonuses_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_bonuses_v_version_version__status_idx\` ON \`_bonuses_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_bonuses_v_created_at_idx\` ON \`_bonuses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_bonuses_v_updated_at_idx\` ON \`_bonuses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_bonuses_v_latest_idx\` ON \`_bonuses_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_bonuses_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_bonuses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_bonuses_v_texts_order_parent\` ON \`_bonuses_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`role\` text DEFAULT 'writer' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`news_id\` integer,
  	\`pages_id\` integer,
  	\`bookmakers_id\` integer,
  	\`bonuses_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bookmakers_id\`) REFERENCES \`bookmakers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bonuses_id\`) REFERENCES \`bonuses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bookmakers_id_idx\` ON \`payload_locked_documents_rels\` (\`bookmakers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bonuses_id_idx\` ON \`payload_locked_documents_rels\` (\`bonuses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`menu_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`title\` text,
  	\`in_sidebar\` integer,
  	\`is_running\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_links_order_idx\` ON \`menu_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_links_parent_id_idx\` ON \`menu_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_bottom_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`title\` text,
  	\`in_sidebar\` integer,
  	\`is_running\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_bottom_links_order_idx\` ON \`menu_bottom_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_bottom_links_parent_id_idx\` ON \`menu_bottom_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu\` (
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
  await db.run(sql`CREATE INDEX \`menu__status_idx\` ON \`menu\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`title\` text,
  	\`in_sidebar\` integer,
  	\`is_running\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_version_links_order_idx\` ON \`_menu_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_links_parent_id_idx\` ON \`_menu_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_bottom_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`title\` text,
  	\`in_sidebar\` integer,
  	\`is_running\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_version_bottom_links_order_idx\` ON \`_menu_v_version_bottom_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_bottom_links_parent_id_idx\` ON \`_menu_v_version_bottom_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v\` (
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
  await db.run(sql`CREATE INDEX \`_menu_v_version_version__status_idx\` ON \`_menu_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_created_at_idx\` ON \`_menu_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_updated_at_idx\` ON \`_menu_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_latest_idx\` ON \`_menu_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`home_metatags_meta\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_metatags_meta_order_idx\` ON \`home_metatags_meta\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_metatags_meta_parent_id_idx\` ON \`home_metatags_meta\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_metatags_og\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_metatags_og_order_idx\` ON \`home_metatags_og\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_metatags_og_parent_id_idx\` ON \`home_metatags_og\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_metatags_twitter\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_metatags_twitter_order_idx\` ON \`home_metatags_twitter\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_metatags_twitter_parent_id_idx\` ON \`home_metatags_twitter\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_betting_information\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_betting_information_order_idx\` ON \`home_betting_information\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_betting_information_parent_id_idx\` ON \`home_betting_information\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`slug\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_social_links_order_idx\` ON \`home_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_social_links_parent_id_idx\` ON \`home_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_toolbar_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`title\` text,
  	\`in_sidebar\` integer,
  	\`is_running\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_toolbar_links_order_idx\` ON \`home_toolbar_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_toolbar_links_parent_id_idx\` ON \`home_toolbar_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`main_title\` text,
  	\`main_text\` text,
  	\`bottom_banner\` text,
  	\`top_bookmakers_banner\` text,
  	\`seo_title\` text,
  	\`seo_text\` text,
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
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_metatags_meta\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_metatags_meta_order_idx\` ON \`_home_v_version_metatags_meta\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_metatags_meta_parent_id_idx\` ON \`_home_v_version_metatags_meta\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_metatags_og\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_metatags_og_order_idx\` ON \`_home_v_version_metatags_og\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_metatags_og_parent_id_idx\` ON \`_home_v_version_metatags_og\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_metatags_twitter\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_metatags_twitter_order_idx\` ON \`_home_v_version_metatags_twitter\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_metatags_twitter_parent_id_idx\` ON \`_home_v_version_metatags_twitter\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_betting_information\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_betting_information_order_idx\` ON \`_home_v_version_betting_information\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_betting_information_parent_id_idx\` ON \`_home_v_version_betting_information\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`slug\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_social_links_order_idx\` ON \`_home_v_version_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_social_links_parent_id_idx\` ON \`_home_v_version_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_toolbar_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link\` text,
  	\`title\` text,
  	\`in_sidebar\` integer,
  	\`is_running\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_toolbar_links_order_idx\` ON \`_home_v_version_toolbar_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_toolbar_links_parent_id_idx\` ON \`_home_v_version_toolbar_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_main_title\` text,
  	\`version_main_text\` text,
  	\`version_bottom_banner\` text,
  	\`version_top_bookmakers_banner\` text,
  	\`version_seo_title\` text,
  	\`version_seo_text\` text,
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
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`banners_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`banners_entries_order_idx\` ON \`banners_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`banners_entries_parent_id_idx\` ON \`banners_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`banners\` (
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
  await db.run(sql`CREATE INDEX \`banners__status_idx\` ON \`banners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_banners_v_version_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_banners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_banners_v_version_entries_order_idx\` ON \`_banners_v_version_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_entries_parent_id_idx\` ON \`_banners_v_version_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_banners_v\` (
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
  await db.run(sql`CREATE INDEX \`_banners_v_version_version__status_idx\` ON \`_banners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_created_at_idx\` ON \`_banners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_updated_at_idx\` ON \`_banners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_latest_idx\` ON \`_banners_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`tags_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tags_entries_order_idx\` ON \`tags_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tags_entries_parent_id_idx\` ON \`tags_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tags\` (
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
  await db.run(sql`CREATE INDEX \`tags__status_idx\` ON \`tags\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_tags_v_version_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tags_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tags_v_version_entries_order_idx\` ON \`_tags_v_version_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_entries_parent_id_idx\` ON \`_tags_v_version_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_tags_v\` (
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
  await db.run(sql`CREATE INDEX \`_tags_v_version_version__status_idx\` ON \`_tags_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_created_at_idx\` ON \`_tags_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_updated_at_idx\` ON \`_tags_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_latest_idx\` ON \`_tags_v\` (\`latest\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`news_texts\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v_texts\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`bookmakers_info\`;`)
  await db.run(sql`DROP TABLE \`bookmakers_pros\`;`)
  await db.run(sql`DROP TABLE \`bookmakers_cons\`;`)
  await db.run(sql`DROP TABLE \`bookmakers_marks\`;`)
  await db.run(sql`DROP TABLE \`bookmakers_compare\`;`)
  await db.run(sql`DROP TABLE \`bookmakers\`;`)
  await db.run(sql`DROP TABLE \`bookmakers_texts\`;`)
  await db.run(sql`DROP TABLE \`_bookmakers_v_version_info\`;`)
  await db.run(sql`DROP TABLE \`_bookmakers_v_version_pros\`;`)
  await db.run(sql`DROP TABLE \`_bookmakers_v_version_cons\`;`)
  await db.run(sql`DROP TABLE \`_bookmakers_v_version_marks\`;`)
  await db.run(sql`DROP TABLE \`_bookmakers_v_version_compare\`;`)
  await db.run(sql`DROP TABLE \`_bookmakers_v\`;`)
  await db.run(sql`DROP TABLE \`_bookmakers_v_texts\`;`)
  await db.run(sql`DROP TABLE \`bonuses\`;`)
  await db.run(sql`DROP TABLE \`bonuses_texts\`;`)
  await db.run(sql`DROP TABLE \`_bonuses_v\`;`)
  await db.run(sql`DROP TABLE \`_bonuses_v_texts\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`menu_links\`;`)
  await db.run(sql`DROP TABLE \`menu_bottom_links\`;`)
  await db.run(sql`DROP TABLE \`menu\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_bottom_links\`;`)
  await db.run(sql`DROP TABLE \`_menu_v\`;`)
  await db.run(sql`DROP TABLE \`home_metatags_meta\`;`)
  await db.run(sql`DROP TABLE \`home_metatags_og\`;`)
  await db.run(sql`DROP TABLE \`home_metatags_twitter\`;`)
  await db.run(sql`DROP TABLE \`home_betting_information\`;`)
  await db.run(sql`DROP TABLE \`home_social_links\`;`)
  await db.run(sql`DROP TABLE \`home_toolbar_links\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_metatags_meta\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_metatags_og\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_metatags_twitter\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_betting_information\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_social_links\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_toolbar_links\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`banners_entries\`;`)
  await db.run(sql`DROP TABLE \`banners\`;`)
  await db.run(sql`DROP TABLE \`_banners_v_version_entries\`;`)
  await db.run(sql`DROP TABLE \`_banners_v\`;`)
  await db.run(sql`DROP TABLE \`tags_entries\`;`)
  await db.run(sql`DROP TABLE \`tags\`;`)
  await db.run(sql`DROP TABLE \`_tags_v_version_entries\`;`)
  await db.run(sql`DROP TABLE \`_tags_v\`;`)
}
