-- Finds the words that a mistyped one may have meant; trusted, so the owner of the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_kind_ref_pk" PRIMARY KEY("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_documents_by_words" ON "search_documents" USING gin ("words");