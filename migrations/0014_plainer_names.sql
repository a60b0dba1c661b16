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
--> statement-breakpoint
UPDATE "day_totals" SET "kind" = 'forStreak' WHERE "kind" = 'any';
--> statement-breakpoint
-- A reflection counts for the Spiritual score, and not for the streak, like a line of the income log.
CREATE OR REPLACE FUNCTION count_day(of_user text, on_day date, of_kind text, by integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	month_of date := date_trunc('month', on_day)::date;
	bit_of integer := 1 << (extract(day FROM on_day)::integer - 1);
	for_streak integer;
BEGIN
	IF of_kind NOT LIKE 'goal:%' AND of_kind NOT IN ('income', 'reflection') THEN
		IF by > 0 THEN
			INSERT INTO day_totals AS t (user_id, day, kind, count) VALUES (of_user, on_day, 'forStreak', by)
			ON CONFLICT (user_id, day, kind) DO UPDATE SET count = t.count + by RETURNING t.count INTO for_streak;
		ELSE
			UPDATE day_totals t SET count = t.count + by
			WHERE t.user_id = of_user AND t.day = on_day AND t.kind = 'forStreak' RETURNING t.count INTO for_streak;
		END IF;
		IF for_streak >= 2 AND for_streak - by < 2 THEN
			INSERT INTO active_months AS m (user_id, month, day_bits) VALUES (of_user, month_of, bit_of)
			ON CONFLICT (user_id, month) DO UPDATE SET day_bits = m.day_bits | bit_of;
		ELSIF for_streak < 2 AND for_streak - by >= 2 THEN
			UPDATE active_months m SET day_bits = m.day_bits & ~bit_of WHERE m.user_id = of_user AND m.month = month_of;
		END IF;
	END IF;
	IF by > 0 THEN
		INSERT INTO day_totals AS t (user_id, day, kind, count) VALUES (of_user, on_day, of_kind, by)
		ON CONFLICT (user_id, day, kind) DO UPDATE SET count = t.count + by;
	ELSE
		UPDATE day_totals t SET count = t.count + by
		WHERE t.user_id = of_user AND t.day = on_day AND t.kind = of_kind;
	END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "read_at" TO "fetched_at";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME CONSTRAINT "subscriptions_read_at_valid" TO "subscriptions_fetched_at_valid";
--> statement-breakpoint
ALTER TABLE "fitness_settings" RENAME COLUMN "measure" TO "units";--> statement-breakpoint
ALTER TABLE "fitness_settings" RENAME CONSTRAINT "fitness_settings_measure_valid" TO "fitness_settings_units_valid";
