import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA IF NOT EXISTS "editor";
   CREATE TYPE "editor"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum_pages_template" AS ENUM('1', '2');
  CREATE TYPE "editor"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum__pages_v_version_template" AS ENUM('1', '2');
  CREATE TYPE "editor"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum_bookmakers_info_type" AS ENUM('text', 'number', 'list', 'yes', 'no');
  CREATE TYPE "editor"."enum_bookmakers_compare_type" AS ENUM('text', 'number', 'list', 'yes', 'no');
  CREATE TYPE "editor"."enum_bookmakers_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum__bookmakers_v_version_info_type" AS ENUM('text', 'number', 'list', 'yes', 'no');
  CREATE TYPE "editor"."enum__bookmakers_v_version_compare_type" AS ENUM('text', 'number', 'list', 'yes', 'no');
  CREATE TYPE "editor"."enum__bookmakers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum_bonuses_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum__bonuses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum_users_role" AS ENUM('writer', 'editor', 'admin');
  CREATE TYPE "editor"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "editor"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "editor"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "editor"."enum_menu_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum__menu_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum_tags_status" AS ENUM('draft', 'published');
  CREATE TYPE "editor"."enum__tags_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "editor"."news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"path" varchar,
  	"body" jsonb,
  	"excerpt" varchar,
  	"published_at" timestamp(3) with time zone,
  	"changed_at" timestamp(3) with time zone,
  	"days_ago" numeric,
  	"updated_days_ago" numeric,
  	"retrospective" boolean,
  	"picture" varchar,
  	"author" varchar,
  	"banner" varchar,
  	"league" varchar,
  	"other" varchar,
  	"source" varchar,
  	"base" varchar,
  	"changed_by" varchar,
  	"replace_file" boolean,
  	"owner_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "editor"."enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "editor"."news_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "editor"."_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_body" jsonb,
  	"version_excerpt" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_days_ago" numeric,
  	"version_updated_days_ago" numeric,
  	"version_retrospective" boolean,
  	"version_picture" varchar,
  	"version_author" varchar,
  	"version_banner" varchar,
  	"version_league" varchar,
  	"version_other" varchar,
  	"version_source" varchar,
  	"version_base" varchar,
  	"version_changed_by" varchar,
  	"version_replace_file" boolean,
  	"version_owner_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "editor"."enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "editor"."_news_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "editor"."pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"path" varchar,
  	"body" jsonb,
  	"template" "editor"."enum_pages_template",
  	"excerpt" varchar,
  	"description" varchar,
  	"picture" varchar,
  	"order" numeric,
  	"banner" varchar,
  	"other" varchar,
  	"source" varchar,
  	"base" varchar,
  	"changed_by" varchar,
  	"replace_file" boolean,
  	"owner_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "editor"."enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "editor"."pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "editor"."_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_body" jsonb,
  	"version_template" "editor"."enum__pages_v_version_template",
  	"version_excerpt" varchar,
  	"version_description" varchar,
  	"version_picture" varchar,
  	"version_order" numeric,
  	"version_banner" varchar,
  	"version_other" varchar,
  	"version_source" varchar,
  	"version_base" varchar,
  	"version_changed_by" varchar,
  	"version_replace_file" boolean,
  	"version_owner_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "editor"."enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "editor"."_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "editor"."bookmakers_info" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"type" "editor"."enum_bookmakers_info_type" DEFAULT 'text',
  	"value" varchar
  );
  
  CREATE TABLE "editor"."bookmakers_pros" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "editor"."bookmakers_cons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "editor"."bookmakers_marks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" numeric
  );
  
  CREATE TABLE "editor"."bookmakers_compare" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"type" "editor"."enum_bookmakers_compare_type" DEFAULT 'text',
  	"value" varchar
  );
  
  CREATE TABLE "editor"."bookmakers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"path" varchar,
  	"body" jsonb,
  	"logo" varchar,
  	"mark" numeric,
  	"bonus_amount" varchar,
  	"badge_text" varchar,
  	"description" varchar,
  	"terms" varchar,
  	"terms_url" varchar,
  	"url" varchar,
  	"order" numeric,
  	"review_author" varchar,
  	"other" varchar,
  	"source" varchar,
  	"base" varchar,
  	"changed_by" varchar,
  	"replace_file" boolean,
  	"owner_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "editor"."enum_bookmakers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "editor"."bookmakers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "editor"."_bookmakers_v_version_info" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"type" "editor"."enum__bookmakers_v_version_info_type" DEFAULT 'text',
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_bookmakers_v_version_pros" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_bookmakers_v_version_cons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_bookmakers_v_version_marks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_bookmakers_v_version_compare" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"type" "editor"."enum__bookmakers_v_version_compare_type" DEFAULT 'text',
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_bookmakers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_body" jsonb,
  	"version_logo" varchar,
  	"version_mark" numeric,
  	"version_bonus_amount" varchar,
  	"version_badge_text" varchar,
  	"version_description" varchar,
  	"version_terms" varchar,
  	"version_terms_url" varchar,
  	"version_url" varchar,
  	"version_order" numeric,
  	"version_review_author" varchar,
  	"version_other" varchar,
  	"version_source" varchar,
  	"version_base" varchar,
  	"version_changed_by" varchar,
  	"version_replace_file" boolean,
  	"version_owner_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "editor"."enum__bookmakers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "editor"."_bookmakers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "editor"."bonuses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"path" varchar,
  	"body" jsonb,
  	"bookmaker" varchar,
  	"picture" varchar,
  	"description" varchar,
  	"terms" varchar,
  	"terms_url" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"expires_in_days" numeric,
  	"order" numeric,
  	"other" varchar,
  	"source" varchar,
  	"base" varchar,
  	"changed_by" varchar,
  	"replace_file" boolean,
  	"owner_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "editor"."enum_bonuses_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "editor"."bonuses_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "editor"."_bonuses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_body" jsonb,
  	"version_bookmaker" varchar,
  	"version_picture" varchar,
  	"version_description" varchar,
  	"version_terms" varchar,
  	"version_terms_url" varchar,
  	"version_expires_at" timestamp(3) with time zone,
  	"version_expires_in_days" numeric,
  	"version_order" numeric,
  	"version_other" varchar,
  	"version_source" varchar,
  	"version_base" varchar,
  	"version_changed_by" varchar,
  	"version_replace_file" boolean,
  	"version_owner_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "editor"."enum__bonuses_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "editor"."_bonuses_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "editor"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "editor"."users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" "editor"."enum_users_role" DEFAULT 'writer' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "editor"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "editor"."payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "editor"."enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "editor"."enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "editor"."payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "editor"."enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "editor"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "editor"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"news_id" integer,
  	"pages_id" integer,
  	"bookmakers_id" integer,
  	"bonuses_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "editor"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "editor"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "editor"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "editor"."menu_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"title" varchar,
  	"in_sidebar" boolean,
  	"is_running" boolean
  );
  
  CREATE TABLE "editor"."menu_bottom_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"title" varchar,
  	"in_sidebar" boolean,
  	"is_running" boolean
  );
  
  CREATE TABLE "editor"."menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"other" varchar,
  	"source" varchar,
  	"base" varchar,
  	"changed_by" varchar,
  	"replace_file" boolean,
  	"_status" "editor"."enum_menu_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "editor"."_menu_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"title" varchar,
  	"in_sidebar" boolean,
  	"is_running" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_menu_v_version_bottom_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"title" varchar,
  	"in_sidebar" boolean,
  	"is_running" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_menu_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_other" varchar,
  	"version_source" varchar,
  	"version_base" varchar,
  	"version_changed_by" varchar,
  	"version_replace_file" boolean,
  	"version__status" "editor"."enum__menu_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "editor"."home_metatags_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "editor"."home_metatags_og" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "editor"."home_metatags_twitter" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "editor"."home_betting_information" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "editor"."home_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"slug" varchar
  );
  
  CREATE TABLE "editor"."home_toolbar_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"title" varchar,
  	"in_sidebar" boolean,
  	"is_running" boolean
  );
  
  CREATE TABLE "editor"."home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"main_title" varchar,
  	"main_text" varchar,
  	"bottom_banner" varchar,
  	"top_bookmakers_banner" varchar,
  	"seo_title" varchar,
  	"seo_text" varchar,
  	"other" varchar,
  	"source" varchar,
  	"base" varchar,
  	"changed_by" varchar,
  	"replace_file" boolean,
  	"_status" "editor"."enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "editor"."_home_v_version_metatags_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_home_v_version_metatags_og" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_home_v_version_metatags_twitter" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_home_v_version_betting_information" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_home_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"slug" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_home_v_version_toolbar_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"title" varchar,
  	"in_sidebar" boolean,
  	"is_running" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_main_title" varchar,
  	"version_main_text" varchar,
  	"version_bottom_banner" varchar,
  	"version_top_bookmakers_banner" varchar,
  	"version_seo_title" varchar,
  	"version_seo_text" varchar,
  	"version_other" varchar,
  	"version_source" varchar,
  	"version_base" varchar,
  	"version_changed_by" varchar,
  	"version_replace_file" boolean,
  	"version__status" "editor"."enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "editor"."banners_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "editor"."banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"other" varchar,
  	"source" varchar,
  	"base" varchar,
  	"changed_by" varchar,
  	"replace_file" boolean,
  	"_status" "editor"."enum_banners_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "editor"."_banners_v_version_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_other" varchar,
  	"version_source" varchar,
  	"version_base" varchar,
  	"version_changed_by" varchar,
  	"version_replace_file" boolean,
  	"version__status" "editor"."enum__banners_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "editor"."tags_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "editor"."tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"other" varchar,
  	"source" varchar,
  	"base" varchar,
  	"changed_by" varchar,
  	"replace_file" boolean,
  	"_status" "editor"."enum_tags_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "editor"."_tags_v_version_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "editor"."_tags_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_other" varchar,
  	"version_source" varchar,
  	"version_base" varchar,
  	"version_changed_by" varchar,
  	"version_replace_file" boolean,
  	"version__status" "editor"."enum__tags_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "editor"."news" ADD CONSTRAINT "news_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "editor"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor"."news_texts" ADD CONSTRAINT "news_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor"."_news_v" ADD CONSTRAINT "_news_v_version_owner_id_users_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "editor"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor"."_news_v_texts" ADD CONSTRAINT "_news_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."pages" ADD CONSTRAINT "pages_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "editor"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor"."pages_texts" ADD CONSTRAINT "pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor"."_pages_v" ADD CONSTRAINT "_pages_v_version_owner_id_users_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "editor"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor"."_pages_v_texts" ADD CONSTRAINT "_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."bookmakers_info" ADD CONSTRAINT "bookmakers_info_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."bookmakers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."bookmakers_pros" ADD CONSTRAINT "bookmakers_pros_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."bookmakers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."bookmakers_cons" ADD CONSTRAINT "bookmakers_cons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."bookmakers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."bookmakers_marks" ADD CONSTRAINT "bookmakers_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."bookmakers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."bookmakers_compare" ADD CONSTRAINT "bookmakers_compare_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."bookmakers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."bookmakers" ADD CONSTRAINT "bookmakers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "editor"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor"."bookmakers_texts" ADD CONSTRAINT "bookmakers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."bookmakers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_bookmakers_v_version_info" ADD CONSTRAINT "_bookmakers_v_version_info_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_bookmakers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_bookmakers_v_version_pros" ADD CONSTRAINT "_bookmakers_v_version_pros_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_bookmakers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_bookmakers_v_version_cons" ADD CONSTRAINT "_bookmakers_v_version_cons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_bookmakers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_bookmakers_v_version_marks" ADD CONSTRAINT "_bookmakers_v_version_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_bookmakers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_bookmakers_v_version_compare" ADD CONSTRAINT "_bookmakers_v_version_compare_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_bookmakers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_bookmakers_v" ADD CONSTRAINT "_bookmakers_v_parent_id_bookmakers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."bookmakers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor"."_bookmakers_v" ADD CONSTRAINT "_bookmakers_v_version_owner_id_users_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "editor"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor"."_bookmakers_v_texts" ADD CONSTRAINT "_bookmakers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."_bookmakers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."bonuses" ADD CONSTRAINT "bonuses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "editor"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor"."bonuses_texts" ADD CONSTRAINT "bonuses_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."bonuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_bonuses_v" ADD CONSTRAINT "_bonuses_v_parent_id_bonuses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."bonuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor"."_bonuses_v" ADD CONSTRAINT "_bonuses_v_version_owner_id_users_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "editor"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editor"."_bonuses_v_texts" ADD CONSTRAINT "_bonuses_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."_bonuses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "editor"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "editor"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookmakers_fk" FOREIGN KEY ("bookmakers_id") REFERENCES "editor"."bookmakers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bonuses_fk" FOREIGN KEY ("bonuses_id") REFERENCES "editor"."bonuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "editor"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "editor"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "editor"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."menu_links" ADD CONSTRAINT "menu_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."menu_bottom_links" ADD CONSTRAINT "menu_bottom_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_menu_v_version_links" ADD CONSTRAINT "_menu_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_menu_v_version_bottom_links" ADD CONSTRAINT "_menu_v_version_bottom_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."home_metatags_meta" ADD CONSTRAINT "home_metatags_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."home_metatags_og" ADD CONSTRAINT "home_metatags_og_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."home_metatags_twitter" ADD CONSTRAINT "home_metatags_twitter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."home_betting_information" ADD CONSTRAINT "home_betting_information_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."home_social_links" ADD CONSTRAINT "home_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."home_toolbar_links" ADD CONSTRAINT "home_toolbar_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_home_v_version_metatags_meta" ADD CONSTRAINT "_home_v_version_metatags_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_home_v_version_metatags_og" ADD CONSTRAINT "_home_v_version_metatags_og_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_home_v_version_metatags_twitter" ADD CONSTRAINT "_home_v_version_metatags_twitter_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_home_v_version_betting_information" ADD CONSTRAINT "_home_v_version_betting_information_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_home_v_version_social_links" ADD CONSTRAINT "_home_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_home_v_version_toolbar_links" ADD CONSTRAINT "_home_v_version_toolbar_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."banners_entries" ADD CONSTRAINT "banners_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_banners_v_version_entries" ADD CONSTRAINT "_banners_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."tags_entries" ADD CONSTRAINT "tags_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor"."_tags_v_version_entries" ADD CONSTRAINT "_tags_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "editor"."_tags_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "news_path_idx" ON "editor"."news" USING btree ("path");
  CREATE INDEX "news_owner_idx" ON "editor"."news" USING btree ("owner_id");
  CREATE INDEX "news_updated_at_idx" ON "editor"."news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "editor"."news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "editor"."news" USING btree ("_status");
  CREATE INDEX "news_texts_order_parent" ON "editor"."news_texts" USING btree ("order","parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "editor"."_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_path_idx" ON "editor"."_news_v" USING btree ("version_path");
  CREATE INDEX "_news_v_version_version_owner_idx" ON "editor"."_news_v" USING btree ("version_owner_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "editor"."_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "editor"."_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "editor"."_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "editor"."_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "editor"."_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_latest_idx" ON "editor"."_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_texts_order_parent" ON "editor"."_news_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "pages_path_idx" ON "editor"."pages" USING btree ("path");
  CREATE INDEX "pages_owner_idx" ON "editor"."pages" USING btree ("owner_id");
  CREATE INDEX "pages_updated_at_idx" ON "editor"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "editor"."pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "editor"."pages" USING btree ("_status");
  CREATE INDEX "pages_texts_order_parent" ON "editor"."pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "editor"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "editor"."_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_owner_idx" ON "editor"."_pages_v" USING btree ("version_owner_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "editor"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "editor"."_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "editor"."_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "editor"."_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "editor"."_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "editor"."_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_texts_order_parent" ON "editor"."_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "bookmakers_info_order_idx" ON "editor"."bookmakers_info" USING btree ("_order");
  CREATE INDEX "bookmakers_info_parent_id_idx" ON "editor"."bookmakers_info" USING btree ("_parent_id");
  CREATE INDEX "bookmakers_pros_order_idx" ON "editor"."bookmakers_pros" USING btree ("_order");
  CREATE INDEX "bookmakers_pros_parent_id_idx" ON "editor"."bookmakers_pros" USING btree ("_parent_id");
  CREATE INDEX "bookmakers_cons_order_idx" ON "editor"."bookmakers_cons" USING btree ("_order");
  CREATE INDEX "bookmakers_cons_parent_id_idx" ON "editor"."bookmakers_cons" USING btree ("_parent_id");
  CREATE INDEX "bookmakers_marks_order_idx" ON "editor"."bookmakers_marks" USING btree ("_order");
  CREATE INDEX "bookmakers_marks_parent_id_idx" ON "editor"."bookmakers_marks" USING btree ("_parent_id");
  CREATE INDEX "bookmakers_compare_order_idx" ON "editor"."bookmakers_compare" USING btree ("_order");
  CREATE INDEX "bookmakers_compare_parent_id_idx" ON "editor"."bookmakers_compare" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "bookmakers_path_idx" ON "editor"."bookmakers" USING btree ("path");
  CREATE INDEX "bookmakers_owner_idx" ON "editor"."bookmakers" USING btree ("owner_id");
  CREATE INDEX "bookmakers_updated_at_idx" ON "editor"."bookmakers" USING btree ("updated_at");
  CREATE INDEX "bookmakers_created_at_idx" ON "editor"."bookmakers" USING btree ("created_at");
  CREATE INDEX "bookmakers__status_idx" ON "editor"."bookmakers" USING btree ("_status");
  CREATE INDEX "bookmakers_texts_order_parent" ON "editor"."bookmakers_texts" USING btree ("order","parent_id");
  CREATE INDEX "_bookmakers_v_version_info_order_idx" ON "editor"."_bookmakers_v_version_info" USING btree ("_order");
  CREATE INDEX "_bookmakers_v_version_info_parent_id_idx" ON "editor"."_bookmakers_v_version_info" USING btree ("_parent_id");
  CREATE INDEX "_bookmakers_v_version_pros_order_idx" ON "editor"."_bookmakers_v_version_pros" USING btree ("_order");
  CREATE INDEX "_bookmakers_v_version_pros_parent_id_idx" ON "editor"."_bookmakers_v_version_pros" USING btree ("_parent_id");
  CREATE INDEX "_bookmakers_v_version_cons_order_idx" ON "editor"."_bookmakers_v_version_cons" USING btree ("_order");
  CREATE INDEX "_bookmakers_v_version_cons_parent_id_idx" ON "editor"."_bookmakers_v_version_cons" USING btree ("_parent_id");
  CREATE INDEX "_bookmakers_v_version_marks_order_idx" ON "editor"."_bookmakers_v_version_marks" USING btree ("_order");
  CREATE INDEX "_bookmakers_v_version_marks_parent_id_idx" ON "editor"."_bookmakers_v_version_marks" USING btree ("_parent_id");
  CREATE INDEX "_bookmakers_v_version_compare_order_idx" ON "editor"."_bookmakers_v_version_compare" USING btree ("_order");
  CREATE INDEX "_bookmakers_v_version_compare_parent_id_idx" ON "editor"."_bookmakers_v_version_compare" USING btree ("_parent_id");
  CREATE INDEX "_bookmakers_v_parent_idx" ON "editor"."_bookmakers_v" USING btree ("parent_id");
  CREATE INDEX "_bookmakers_v_version_version_path_idx" ON "editor"."_bookmakers_v" USING btree ("version_path");
  CREATE INDEX "_bookmakers_v_version_version_owner_idx" ON "editor"."_bookmakers_v" USING btree ("version_owner_id");
  CREATE INDEX "_bookmakers_v_version_version_updated_at_idx" ON "editor"."_bookmakers_v" USING btree ("version_updated_at");
  CREATE INDEX "_bookmakers_v_version_version_created_at_idx" ON "editor"."_bookmakers_v" USING btree ("version_created_at");
  CREATE INDEX "_bookmakers_v_version_version__status_idx" ON "editor"."_bookmakers_v" USING btree ("version__status");
  CREATE INDEX "_bookmakers_v_created_at_idx" ON "editor"."_bookmakers_v" USING btree ("created_at");
  CREATE INDEX "_bookmakers_v_updated_at_idx" ON "editor"."_bookmakers_v" USING btree ("updated_at");
  CREATE INDEX "_bookmakers_v_latest_idx" ON "editor"."_bookmakers_v" USING btree ("latest");
  CREATE INDEX "_bookmakers_v_texts_order_parent" ON "editor"."_bookmakers_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "bonuses_path_idx" ON "editor"."bonuses" USING btree ("path");
  CREATE INDEX "bonuses_owner_idx" ON "editor"."bonuses" USING btree ("owner_id");
  CREATE INDEX "bonuses_updated_at_idx" ON "editor"."bonuses" USING btree ("updated_at");
  CREATE INDEX "bonuses_created_at_idx" ON "editor"."bonuses" USING btree ("created_at");
  CREATE INDEX "bonuses__status_idx" ON "editor"."bonuses" USING btree ("_status");
  CREATE INDEX "bonuses_texts_order_parent" ON "editor"."bonuses_texts" USING btree ("order","parent_id");
  CREATE INDEX "_bonuses_v_parent_idx" ON "editor"."_bonuses_v" USING btree ("parent_id");
  CREATE INDEX "_bonuses_v_version_version_path_idx" ON "editor"."_bonuses_v" USING btree ("version_path");
  CREATE INDEX "_bonuses_v_version_version_owner_idx" ON "editor"."_bonuses_v" USING btree ("version_owner_id");
  CREATE INDEX "_bonuses_v_version_version_updated_at_idx" ON "editor"."_bonuses_v" USING btree ("version_updated_at");
  CREATE INDEX "_bonuses_v_version_version_created_at_idx" ON "editor"."_bonuses_v" USING btree ("version_created_at");
  CREATE INDEX "_bonuses_v_version_version__status_idx" ON "editor"."_bonuses_v" USING btree ("version__status");
  CREATE INDEX "_bonuses_v_created_at_idx" ON "editor"."_bonuses_v" USING btree ("created_at");
  CREATE INDEX "_bonuses_v_updated_at_idx" ON "editor"."_bonuses_v" USING btree ("updated_at");
  CREATE INDEX "_bonuses_v_latest_idx" ON "editor"."_bonuses_v" USING btree ("latest");
  CREATE INDEX "_bonuses_v_texts_order_parent" ON "editor"."_bonuses_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "editor"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "editor"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "editor"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "editor"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "editor"."users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "editor"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "editor"."payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "editor"."payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "editor"."payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "editor"."payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "editor"."payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "editor"."payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "editor"."payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "editor"."payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "editor"."payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "editor"."payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "editor"."payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "editor"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "editor"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "editor"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "editor"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "editor"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "editor"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "editor"."payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "editor"."payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_bookmakers_id_idx" ON "editor"."payload_locked_documents_rels" USING btree ("bookmakers_id");
  CREATE INDEX "payload_locked_documents_rels_bonuses_id_idx" ON "editor"."payload_locked_documents_rels" USING btree ("bonuses_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "editor"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "editor"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "editor"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "editor"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "editor"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "editor"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "editor"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "editor"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "editor"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "editor"."payload_migrations" USING btree ("created_at");
  CREATE INDEX "menu_links_order_idx" ON "editor"."menu_links" USING btree ("_order");
  CREATE INDEX "menu_links_parent_id_idx" ON "editor"."menu_links" USING btree ("_parent_id");
  CREATE INDEX "menu_bottom_links_order_idx" ON "editor"."menu_bottom_links" USING btree ("_order");
  CREATE INDEX "menu_bottom_links_parent_id_idx" ON "editor"."menu_bottom_links" USING btree ("_parent_id");
  CREATE INDEX "menu__status_idx" ON "editor"."menu" USING btree ("_status");
  CREATE INDEX "_menu_v_version_links_order_idx" ON "editor"."_menu_v_version_links" USING btree ("_order");
  CREATE INDEX "_menu_v_version_links_parent_id_idx" ON "editor"."_menu_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_bottom_links_order_idx" ON "editor"."_menu_v_version_bottom_links" USING btree ("_order");
  CREATE INDEX "_menu_v_version_bottom_links_parent_id_idx" ON "editor"."_menu_v_version_bottom_links" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_version__status_idx" ON "editor"."_menu_v" USING btree ("version__status");
  CREATE INDEX "_menu_v_created_at_idx" ON "editor"."_menu_v" USING btree ("created_at");
  CREATE INDEX "_menu_v_updated_at_idx" ON "editor"."_menu_v" USING btree ("updated_at");
  CREATE INDEX "_menu_v_latest_idx" ON "editor"."_menu_v" USING btree ("latest");
  CREATE INDEX "home_metatags_meta_order_idx" ON "editor"."home_metatags_meta" USING btree ("_order");
  CREATE INDEX "home_metatags_meta_parent_id_idx" ON "editor"."home_metatags_meta" USING btree ("_parent_id");
  CREATE INDEX "home_metatags_og_order_idx" ON "editor"."home_metatags_og" USING btree ("_order");
  CREATE INDEX "home_metatags_og_parent_id_idx" ON "editor"."home_metatags_og" USING btree ("_parent_id");
  CREATE INDEX "home_metatags_twitter_order_idx" ON "editor"."home_metatags_twitter" USING btree ("_order");
  CREATE INDEX "home_metatags_twitter_parent_id_idx" ON "editor"."home_metatags_twitter" USING btree ("_parent_id");
  CREATE INDEX "home_betting_information_order_idx" ON "editor"."home_betting_information" USING btree ("_order");
  CREATE INDEX "home_betting_information_parent_id_idx" ON "editor"."home_betting_information" USING btree ("_parent_id");
  CREATE INDEX "home_social_links_order_idx" ON "editor"."home_social_links" USING btree ("_order");
  CREATE INDEX "home_social_links_parent_id_idx" ON "editor"."home_social_links" USING btree ("_parent_id");
  CREATE INDEX "home_toolbar_links_order_idx" ON "editor"."home_toolbar_links" USING btree ("_order");
  CREATE INDEX "home_toolbar_links_parent_id_idx" ON "editor"."home_toolbar_links" USING btree ("_parent_id");
  CREATE INDEX "home__status_idx" ON "editor"."home" USING btree ("_status");
  CREATE INDEX "_home_v_version_metatags_meta_order_idx" ON "editor"."_home_v_version_metatags_meta" USING btree ("_order");
  CREATE INDEX "_home_v_version_metatags_meta_parent_id_idx" ON "editor"."_home_v_version_metatags_meta" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_metatags_og_order_idx" ON "editor"."_home_v_version_metatags_og" USING btree ("_order");
  CREATE INDEX "_home_v_version_metatags_og_parent_id_idx" ON "editor"."_home_v_version_metatags_og" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_metatags_twitter_order_idx" ON "editor"."_home_v_version_metatags_twitter" USING btree ("_order");
  CREATE INDEX "_home_v_version_metatags_twitter_parent_id_idx" ON "editor"."_home_v_version_metatags_twitter" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_betting_information_order_idx" ON "editor"."_home_v_version_betting_information" USING btree ("_order");
  CREATE INDEX "_home_v_version_betting_information_parent_id_idx" ON "editor"."_home_v_version_betting_information" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_social_links_order_idx" ON "editor"."_home_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_home_v_version_social_links_parent_id_idx" ON "editor"."_home_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_toolbar_links_order_idx" ON "editor"."_home_v_version_toolbar_links" USING btree ("_order");
  CREATE INDEX "_home_v_version_toolbar_links_parent_id_idx" ON "editor"."_home_v_version_toolbar_links" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "editor"."_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "editor"."_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "editor"."_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "editor"."_home_v" USING btree ("latest");
  CREATE INDEX "banners_entries_order_idx" ON "editor"."banners_entries" USING btree ("_order");
  CREATE INDEX "banners_entries_parent_id_idx" ON "editor"."banners_entries" USING btree ("_parent_id");
  CREATE INDEX "banners__status_idx" ON "editor"."banners" USING btree ("_status");
  CREATE INDEX "_banners_v_version_entries_order_idx" ON "editor"."_banners_v_version_entries" USING btree ("_order");
  CREATE INDEX "_banners_v_version_entries_parent_id_idx" ON "editor"."_banners_v_version_entries" USING btree ("_parent_id");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "editor"."_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_created_at_idx" ON "editor"."_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "editor"."_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_latest_idx" ON "editor"."_banners_v" USING btree ("latest");
  CREATE INDEX "tags_entries_order_idx" ON "editor"."tags_entries" USING btree ("_order");
  CREATE INDEX "tags_entries_parent_id_idx" ON "editor"."tags_entries" USING btree ("_parent_id");
  CREATE INDEX "tags__status_idx" ON "editor"."tags" USING btree ("_status");
  CREATE INDEX "_tags_v_version_entries_order_idx" ON "editor"."_tags_v_version_entries" USING btree ("_order");
  CREATE INDEX "_tags_v_version_entries_parent_id_idx" ON "editor"."_tags_v_version_entries" USING btree ("_parent_id");
  CREATE INDEX "_tags_v_version_version__status_idx" ON "editor"."_tags_v" USING btree ("version__status");
  CREATE INDEX "_tags_v_created_at_idx" ON "editor"."_tags_v" USING btree ("created_at");
  CREATE INDEX "_tags_v_updated_at_idx" ON "editor"."_tags_v" USING btree ("updated_at");
  CREATE INDEX "_tags_v_latest_idx" ON "editor"."_tags_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "editor"."news" CASCADE;
  DROP TABLE "editor"."news_texts" CASCADE;
  DROP TABLE "editor"."_news_v" CASCADE;
  DROP TABLE "editor"."_news_v_texts" CASCADE;
  DROP TABLE "editor"."pages" CASCADE;
  DROP TABLE "editor"."pages_texts" CASCADE;
  DROP TABLE "editor"."_pages_v" CASCADE;
  DROP TABLE "editor"."_pages_v_texts" CASCADE;
  DROP TABLE "editor"."bookmakers_info" CASCADE;
  DROP TABLE "editor"."bookmakers_pros" CASCADE;
  DROP TABLE "editor"."bookmakers_cons" CASCADE;
  DROP TABLE "editor"."bookmakers_marks" CASCADE;
  DROP TABLE "editor"."bookmakers_compare" CASCADE;
  DROP TABLE "editor"."bookmakers" CASCADE;
  DROP TABLE "editor"."bookmakers_texts" CASCADE;
  DROP TABLE "editor"."_bookmakers_v_version_info" CASCADE;
  DROP TABLE "editor"."_bookmakers_v_version_pros" CASCADE;
  DROP TABLE "editor"."_bookmakers_v_version_cons" CASCADE;
  DROP TABLE "editor"."_bookmakers_v_version_marks" CASCADE;
  DROP TABLE "editor"."_bookmakers_v_version_compare" CASCADE;
  DROP TABLE "editor"."_bookmakers_v" CASCADE;
  DROP TABLE "editor"."_bookmakers_v_texts" CASCADE;
  DROP TABLE "editor"."bonuses" CASCADE;
  DROP TABLE "editor"."bonuses_texts" CASCADE;
  DROP TABLE "editor"."_bonuses_v" CASCADE;
  DROP TABLE "editor"."_bonuses_v_texts" CASCADE;
  DROP TABLE "editor"."users_sessions" CASCADE;
  DROP TABLE "editor"."users" CASCADE;
  DROP TABLE "editor"."payload_kv" CASCADE;
  DROP TABLE "editor"."payload_jobs_log" CASCADE;
  DROP TABLE "editor"."payload_jobs" CASCADE;
  DROP TABLE "editor"."payload_locked_documents" CASCADE;
  DROP TABLE "editor"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "editor"."payload_preferences" CASCADE;
  DROP TABLE "editor"."payload_preferences_rels" CASCADE;
  DROP TABLE "editor"."payload_migrations" CASCADE;
  DROP TABLE "editor"."menu_links" CASCADE;
  DROP TABLE "editor"."menu_bottom_links" CASCADE;
  DROP TABLE "editor"."menu" CASCADE;
  DROP TABLE "editor"."_menu_v_version_links" CASCADE;
  DROP TABLE "editor"."_menu_v_version_bottom_links" CASCADE;
  DROP TABLE "editor"."_menu_v" CASCADE;
  DROP TABLE "editor"."home_metatags_meta" CASCADE;
  DROP TABLE "editor"."home_metatags_og" CASCADE;
  DROP TABLE "editor"."home_metatags_twitter" CASCADE;
  DROP TABLE "editor"."home_betting_information" CASCADE;
  DROP TABLE "editor"."home_social_links" CASCADE;
  DROP TABLE "editor"."home_toolbar_links" CASCADE;
  DROP TABLE "editor"."home" CASCADE;
  DROP TABLE "editor"."_home_v_version_metatags_meta" CASCADE;
  DROP TABLE "editor"."_home_v_version_metatags_og" CASCADE;
  DROP TABLE "editor"."_home_v_version_metatags_twitter" CASCADE;
  DROP TABLE "editor"."_home_v_version_betting_information" CASCADE;
  DROP TABLE "editor"."_home_v_version_social_links" CASCADE;
  DROP TABLE "editor"."_home_v_version_toolbar_links" CASCADE;
  DROP TABLE "editor"."_home_v" CASCADE;
  DROP TABLE "editor"."banners_entries" CASCADE;
  DROP TABLE "editor"."banners" CASCADE;
  DROP TABLE "editor"."_banners_v_version_entries" CASCADE;
  DROP TABLE "editor"."_banners_v" CASCADE;
  DROP TABLE "editor"."tags_entries" CASCADE;
  DROP TABLE "editor"."tags" CASCADE;
  DROP TABLE "editor"."_tags_v_version_entries" CASCADE;
  DROP TABLE "editor"."_tags_v" CASCADE;
  DROP TYPE "editor"."enum_news_status";
  DROP TYPE "editor"."enum__news_v_version_status";
  DROP TYPE "editor"."enum_pages_template";
  DROP TYPE "editor"."enum_pages_status";
  DROP TYPE "editor"."enum__pages_v_version_template";
  DROP TYPE "editor"."enum__pages_v_version_status";
  DROP TYPE "editor"."enum_bookmakers_info_type";
  DROP TYPE "editor"."enum_bookmakers_compare_type";
  DROP TYPE "editor"."enum_bookmakers_status";
  DROP TYPE "editor"."enum__bookmakers_v_version_info_type";
  DROP TYPE "editor"."enum__bookmakers_v_version_compare_type";
  DROP TYPE "editor"."enum__bookmakers_v_version_status";
  DROP TYPE "editor"."enum_bonuses_status";
  DROP TYPE "editor"."enum__bonuses_v_version_status";
  DROP TYPE "editor"."enum_users_role";
  DROP TYPE "editor"."enum_payload_jobs_log_task_slug";
  DROP TYPE "editor"."enum_payload_jobs_log_state";
  DROP TYPE "editor"."enum_payload_jobs_task_slug";
  DROP TYPE "editor"."enum_menu_status";
  DROP TYPE "editor"."enum__menu_v_version_status";
  DROP TYPE "editor"."enum_home_status";
  DROP TYPE "editor"."enum__home_v_version_status";
  DROP TYPE "editor"."enum_banners_status";
  DROP TYPE "editor"."enum__banners_v_version_status";
  DROP TYPE "editor"."enum_tags_status";
  DROP TYPE "editor"."enum__tags_v_version_status";`)
}
