-- By hand, as 0013: drizzle-kit would drop and create again.
ALTER TABLE "goals" RENAME COLUMN "start" TO "start_value";--> statement-breakpoint
ALTER TABLE "goals" RENAME CONSTRAINT "goals_start_valid" TO "goals_start_value_valid";
