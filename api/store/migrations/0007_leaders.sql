CREATE TABLE "leaders" (
	"role" text PRIMARY KEY NOT NULL,
	"term" bigint NOT NULL,
	"url" text NOT NULL
);
