import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`news_corrections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_corrections_order_idx\` ON \`news_corrections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`news_corrections_parent_id_idx\` ON \`news_corrections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_version_corrections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_version_corrections_order_idx\` ON \`_news_v_version_corrections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_corrections_parent_id_idx\` ON \`_news_v_version_corrections\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`news_corrections\`;`)
  await db.run(sql`DROP TABLE \`_news_v_version_corrections\`;`)
}
