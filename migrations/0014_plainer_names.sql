-- By hand, as 0013: drizzle-kit would drop and create again.
ALTER TABLE "goals" RENAME COLUMN "start" TO "start_value";--> statement-breakpoint
ALTER TABLE "goals" RENAME CONSTRAINT "goals_start_valid" TO "goals_start_value_valid";
--> statement-breakpoint
ALTER TABLE "household_tasks" RENAME COLUMN "noticing" TO "noticed_by";--> statement-breakpoint
ALTER TABLE "household_tasks" RENAME COLUMN "planning" TO "planned_by";--> statement-breakpoint
ALTER TABLE "household_tasks" RENAME COLUMN "doing" TO "done_by";--> statement-breakpoint
ALTER TABLE "household_completions" RENAME COLUMN "noticing" TO "noticed_by";--> statement-breakpoint
ALTER TABLE "household_completions" RENAME COLUMN "planning" TO "planned_by";--> statement-breakpoint
ALTER TABLE "household_completions" RENAME COLUMN "doing" TO "done_by";
