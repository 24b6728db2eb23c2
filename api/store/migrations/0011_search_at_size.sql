ALTER TABLE "search_documents" ADD COLUMN "date" bigint;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "title_words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_by_trigrams" ON "search_words" USING gist ("word" gist_trgm_ops);