CREATE TABLE "active_months" (
	"user_id" text NOT NULL,
	"month" date NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "active_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "day_totals" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "day_totals_user_id_day_kind_pk" PRIMARY KEY("user_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "totals" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "totals_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "dashboard_layouts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"cards" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goal_updates" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "self_care_activities" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "active_months" ADD CONSTRAINT "active_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_totals" ADD CONSTRAINT "day_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totals" ADD CONSTRAINT "totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_layouts" ADD CONSTRAINT "dashboard_layouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goals_area_idx" ON "goals" USING btree ("user_id","category",(completed_at is not null),"created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "goals_due_idx" ON "goals" USING btree ("user_id","target_date","id") WHERE deleted_at is null and completed_at is null and target_date is not null;
--> statement-breakpoint
UPDATE "goal_updates" r SET "day" = (r.created_at AT TIME ZONE coalesce(z.name, 'UTC'))::date
FROM users u LEFT JOIN pg_timezone_names z ON z.name = u.time_zone WHERE u.id = r.user_id;
--> statement-breakpoint
ALTER TABLE "goal_updates" ALTER COLUMN "day" SET NOT NULL;
--> statement-breakpoint
UPDATE "journal_entries" r SET "day" = (r.created_at AT TIME ZONE coalesce(z.name, 'UTC'))::date
FROM users u LEFT JOIN pg_timezone_names z ON z.name = u.time_zone WHERE u.id = r.user_id;
--> statement-breakpoint
ALTER TABLE "journal_entries" ALTER COLUMN "day" SET NOT NULL;
--> statement-breakpoint
UPDATE "self_care_activities" r SET "day" = (r.created_at AT TIME ZONE coalesce(z.name, 'UTC'))::date
FROM users u LEFT JOIN pg_timezone_names z ON z.name = u.time_zone WHERE u.id = r.user_id;
--> statement-breakpoint
ALTER TABLE "self_care_activities" ALTER COLUMN "day" SET NOT NULL;
--> statement-breakpoint
-- Totals are kept here and nowhere else, so that they are right whatever code changes a record: in the same transaction, row by row.
-- A total that falls to 0 stays as 0. What goes with its account is not counted down: the totals go with it too.
-- Days are counted as the transaction commits, so that records of the same moment wait for each other's commit and no longer. Goals
-- and their ledgers count at once: which category a line counts under depends on what else the transaction does.
CREATE FUNCTION count_total(of_user text, of_kind text, by integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF by > 0 THEN
		INSERT INTO totals AS t (user_id, kind, count) VALUES (of_user, of_kind, by)
		ON CONFLICT (user_id, kind) DO UPDATE SET count = t.count + by;
	ELSE
		UPDATE totals t SET count = t.count + by WHERE t.user_id = of_user AND t.kind = of_kind;
	END IF;
END $$;
--> statement-breakpoint
-- Everyone takes the day's row of 'any' first, so that two changes of one day never wait for each other in a circle.
CREATE FUNCTION count_day(of_user text, on_day date, of_kind text, by integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	month_of date := date_trunc('month', on_day)::date;
	bit_of integer := 1 << (extract(day FROM on_day)::integer - 1);
	any_now integer;
BEGIN
	IF of_kind NOT LIKE 'goal:%' THEN
		IF by > 0 THEN
			INSERT INTO day_totals AS t (user_id, day, kind, count) VALUES (of_user, on_day, 'any', by)
			ON CONFLICT (user_id, day, kind) DO UPDATE SET count = t.count + by RETURNING t.count INTO any_now;
		ELSE
			UPDATE day_totals t SET count = t.count + by
			WHERE t.user_id = of_user AND t.day = on_day AND t.kind = 'any' RETURNING t.count INTO any_now;
		END IF;
		IF any_now >= 2 AND any_now - by < 2 THEN
			INSERT INTO active_months AS m (user_id, month, days) VALUES (of_user, month_of, bit_of)
			ON CONFLICT (user_id, month) DO UPDATE SET days = m.days | bit_of;
		ELSIF any_now < 2 AND any_now - by >= 2 THEN
			UPDATE active_months m SET days = m.days & ~bit_of WHERE m.user_id = of_user AND m.month = month_of;
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
-- A record that counted on a day (null: on none) counts on another now. Days in their order, for the same reason.
CREATE FUNCTION recount(of_user text, was_day date, was_kind text, now_day date, now_kind text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF (was_day, was_kind) IS NOT DISTINCT FROM (now_day, now_kind) THEN RETURN; END IF;
	IF now_day IS NULL AND NOT EXISTS (SELECT FROM users u WHERE u.id = of_user) THEN RETURN; END IF;
	IF now_day < was_day THEN PERFORM count_day(of_user, now_day, now_kind, 1); END IF;
	IF was_day IS NOT NULL THEN PERFORM count_day(of_user, was_day, was_kind, -1); END IF;
	IF now_day IS NOT NULL AND (now_day < was_day) IS NOT TRUE THEN PERFORM count_day(of_user, now_day, now_kind, 1); END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_journal_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.day END, 'journal',
		CASE WHEN new.deleted_at IS NULL THEN new.day END, 'journal');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER journal_entries_count AFTER INSERT OR DELETE OR UPDATE OF day, deleted_at ON journal_entries
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_journal_entry();
--> statement-breakpoint
CREATE FUNCTION count_self_care_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.day END, 'selfCare:' || old.activity_type,
		CASE WHEN new.deleted_at IS NULL THEN new.day END, 'selfCare:' || new.activity_type);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER self_care_activities_count AFTER INSERT OR DELETE OR UPDATE OF day, deleted_at, activity_type ON self_care_activities
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_self_care_activity();
--> statement-breakpoint
CREATE FUNCTION count_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.completed_on END, 'task:' || old.category,
		CASE WHEN new.deleted_at IS NULL THEN new.completed_on END, 'task:' || new.category);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER tasks_count AFTER INSERT OR DELETE OR UPDATE OF completed_on, deleted_at, category ON tasks
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_task();
--> statement-breakpoint
-- A line of a goal's ledger counts as long as its goal is there; once the goal is gone for good, all its lines are counted down already.
CREATE FUNCTION count_goal_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	line goal_updates := coalesce(new, old);
	of_category text := (SELECT g.category FROM goals g WHERE g.user_id = line.user_id AND g.id = line.goal_id AND g.deleted_at IS NULL);
BEGIN
	IF of_category IS NOT NULL THEN PERFORM recount(line.user_id, old.day, 'goal:' || of_category, new.day, 'goal:' || of_category); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER goal_updates_count AFTER INSERT OR DELETE OR UPDATE OF day ON goal_updates
FOR EACH ROW EXECUTE FUNCTION count_goal_update();
--> statement-breakpoint
CREATE FUNCTION count_goal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_user text := coalesce(new.user_id, old.user_id);
	was_there integer := CASE WHEN old.id IS NOT NULL AND old.deleted_at IS NULL THEN 1 ELSE 0 END;
	is_there integer := CASE WHEN new.id IS NOT NULL AND new.deleted_at IS NULL THEN 1 ELSE 0 END;
	was_done integer := CASE WHEN old.completed_at IS NULL THEN 0 ELSE was_there END;
	is_done integer := CASE WHEN new.completed_at IS NULL THEN 0 ELSE is_there END;
	of_day record;
BEGIN
	IF is_there = 0 AND NOT EXISTS (SELECT FROM users u WHERE u.id = of_user) THEN RETURN coalesce(new, old); END IF;
	IF is_there <> was_there THEN PERFORM count_total(of_user, 'goals', is_there - was_there); END IF;
	IF is_done <> was_done THEN PERFORM count_total(of_user, 'goals:completed', is_done - was_done); END IF;
	IF tg_op = 'INSERT' OR (was_there, old.category) IS NOT DISTINCT FROM (is_there, new.category) THEN RETURN coalesce(new, old); END IF;
	FOR of_day IN
		SELECT l.day, count(*)::integer AS lines FROM goal_updates l
		WHERE l.user_id = of_user AND l.goal_id = old.id GROUP BY l.day ORDER BY l.day
	LOOP
		IF was_there = 1 THEN PERFORM count_day(of_user, of_day.day, 'goal:' || old.category, -of_day.lines); END IF;
		IF is_there = 1 THEN PERFORM count_day(of_user, of_day.day, 'goal:' || new.category, of_day.lines); END IF;
	END LOOP;
	RETURN coalesce(new, old);
END $$;
--> statement-breakpoint
CREATE TRIGGER goals_count AFTER INSERT OR UPDATE OF deleted_at, completed_at, category ON goals
FOR EACH ROW EXECUTE FUNCTION count_goal();
--> statement-breakpoint
-- Before: its ledger goes with it.
CREATE TRIGGER goals_count_gone BEFORE DELETE ON goals FOR EACH ROW EXECUTE FUNCTION count_goal();
--> statement-breakpoint
INSERT INTO day_totals (user_id, day, kind, count)
	SELECT user_id, day, 'journal', count(*) FROM journal_entries WHERE deleted_at IS NULL GROUP BY 1, 2
	UNION ALL SELECT user_id, day, 'selfCare:' || activity_type, count(*) FROM self_care_activities WHERE deleted_at IS NULL GROUP BY 1, 2, 3
	UNION ALL SELECT user_id, completed_on, 'task:' || category, count(*) FROM tasks WHERE deleted_at IS NULL AND completed_on IS NOT NULL GROUP BY 1, 2, 3
	UNION ALL SELECT l.user_id, l.day, 'goal:' || g.category, count(*) FROM goal_updates l
		JOIN goals g ON g.user_id = l.user_id AND g.id = l.goal_id WHERE g.deleted_at IS NULL GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO day_totals (user_id, day, kind, count)
	SELECT user_id, day, 'any', sum(count) FROM day_totals WHERE kind NOT LIKE 'goal:%' GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO active_months (user_id, month, days)
	SELECT user_id, date_trunc('month', day)::date, bit_or(1 << (extract(day FROM day)::integer - 1))
	FROM day_totals WHERE kind = 'any' AND count >= 2 GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO totals (user_id, kind, count)
	SELECT user_id, 'goals', count(*) FROM goals WHERE deleted_at IS NULL GROUP BY 1
	UNION ALL SELECT user_id, 'goals:completed', count(*) FROM goals WHERE deleted_at IS NULL AND completed_at IS NOT NULL GROUP BY 1;
