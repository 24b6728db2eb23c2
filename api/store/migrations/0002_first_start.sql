CREATE TABLE "notes" (
	"key" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
