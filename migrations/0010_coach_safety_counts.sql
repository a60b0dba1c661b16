CREATE TABLE "coach_safety_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "coach_safety_counts_day_kind_language_pk" PRIMARY KEY("day","kind","language")
);
