CREATE INDEX "tasks_next_idx" ON "tasks" USING btree ("user_id","due_date","place","id") WHERE deleted_at is null and completed_at is null and start_time is not null;
--> statement-breakpoint
-- A goal that moves to another category counts down and up on every day of its ledger: two that swap would wait for each other in a
-- circle. Whoever changes more than one total of a day takes the row of 'goals' first, so they take turns; then 'goals:completed',
-- then days, which is the order of every other change too.
CREATE OR REPLACE FUNCTION count_goal() RETURNS trigger LANGUAGE plpgsql AS $$
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
	IF tg_op = 'UPDATE' AND old.category <> new.category THEN
		PERFORM FROM totals t WHERE t.user_id = of_user AND t.kind = 'goals' FOR NO KEY UPDATE;
	END IF;
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
