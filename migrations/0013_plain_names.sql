-- By hand: drizzle-kit would drop and create again. What belongs to a renamed table or column (keys, checks, indexes, triggers) is
-- renamed with it, except names of NOT NULL, which nothing reads. A sealed column and its table keep their names, because the values are bound to them.
ALTER TABLE "attempts" RENAME TO "rate_limits";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME CONSTRAINT "attempts_pkey" TO "rate_limits_pkey";--> statement-breakpoint
ALTER INDEX "attempts_expire_idx" RENAME TO "rate_limits_expire_idx";
--> statement-breakpoint
ALTER TABLE "left_pictures" RENAME TO "pending_object_deletions";--> statement-breakpoint
ALTER TABLE "pending_object_deletions" RENAME CONSTRAINT "left_pictures_pkey" TO "pending_object_deletions_pkey";--> statement-breakpoint
ALTER TABLE "pictures" RENAME COLUMN "uses" TO "reference_count";--> statement-breakpoint
ALTER TABLE "pictures" RENAME CONSTRAINT "pictures_uses_valid" TO "pictures_reference_count_valid";--> statement-breakpoint
ALTER TABLE "pictures" RENAME COLUMN "loose_since" TO "unreferenced_since";--> statement-breakpoint
ALTER TABLE "pictures" RENAME CONSTRAINT "pictures_loose_since_valid" TO "pictures_unreferenced_since_valid";--> statement-breakpoint
ALTER INDEX "pictures_loose_idx" RENAME TO "pictures_unreferenced_idx";--> statement-breakpoint
ALTER TRIGGER "pictures_left" ON "pictures" RENAME TO "pictures_object_deletion";--> statement-breakpoint
ALTER FUNCTION leave_picture() RENAME TO add_pending_object_deletion;--> statement-breakpoint
-- What of a deleted picture may still lie in the object store is written down in the transaction that deletes it, also where it
-- goes with its account. The sweep empties it.
CREATE OR REPLACE FUNCTION add_pending_object_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO pending_object_deletions (folder) VALUES ('pictures/' || old.user_id || '/' || old.id) ON CONFLICT DO NOTHING;
	RETURN old;
END $$;
--> statement-breakpoint
ALTER FUNCTION count_picture_uses() RENAME TO count_picture_references;--> statement-breakpoint
-- Counts the records that name a picture. Its arguments: the column with the picture's path, and the column with the account.
-- A record that would name a picture of another account, or one that is not stored, is refused.
CREATE OR REPLACE FUNCTION count_picture_references() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb := CASE WHEN tg_op = 'INSERT' THEN '{}' ELSE to_jsonb(old) END;
	is_now jsonb := CASE WHEN tg_op = 'DELETE' THEN '{}' ELSE to_jsonb(new) END;
	of_user text := coalesce(is_now ->> tg_argv[1], was ->> tg_argv[1]);
	earlier uuid := picture_of(was ->> tg_argv[0]);
	later uuid := picture_of(is_now ->> tg_argv[0]);
BEGIN
	IF earlier IS NOT DISTINCT FROM later THEN RETURN coalesce(new, old); END IF;
	-- In one order, so that opposite changes of one moment do not wait for each other in a circle.
	PERFORM FROM pictures p WHERE p.user_id = of_user AND p.id IN (earlier, later) ORDER BY p.id FOR NO KEY UPDATE;
	UPDATE pictures p SET reference_count = p.reference_count - 1, unreferenced_since = NULL
		WHERE p.user_id = of_user AND p.id = earlier;
	UPDATE pictures p SET reference_count = p.reference_count + 1, unreferenced_since = NULL
		WHERE p.user_id = of_user AND p.id = later AND p.state = 'stored';
	IF later IS NOT NULL AND NOT found THEN
		RAISE EXCEPTION 'A record may name only a stored picture of its own account' USING ERRCODE = 'foreign_key_violation';
	END IF;
	RETURN coalesce(new, old);
END $$;
--> statement-breakpoint
ALTER TABLE "course_steps" RENAME TO "completed_course_steps";--> statement-breakpoint
ALTER TABLE "completed_course_steps" RENAME CONSTRAINT "course_steps_user_id_course_id_step_id_pk" TO "completed_course_steps_user_id_course_id_step_id_pk";--> statement-breakpoint
ALTER TABLE "completed_course_steps" RENAME CONSTRAINT "course_steps_user_id_users_id_fk" TO "completed_course_steps_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "completed_course_steps" RENAME CONSTRAINT "course_steps_created_at_valid" TO "completed_course_steps_created_at_valid";--> statement-breakpoint
ALTER TABLE "income_steps" RENAME TO "action_plan_progress";--> statement-breakpoint
ALTER TABLE "action_plan_progress" RENAME CONSTRAINT "income_steps_user_id_step_id_pk" TO "action_plan_progress_user_id_step_id_pk";--> statement-breakpoint
ALTER TABLE "action_plan_progress" RENAME CONSTRAINT "income_steps_user_id_users_id_fk" TO "action_plan_progress_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "action_plan_progress" RENAME CONSTRAINT "income_steps_done_at_valid" TO "action_plan_progress_done_at_valid";--> statement-breakpoint
ALTER TABLE "coach_months" RENAME TO "coach_quota_usage";--> statement-breakpoint
ALTER TABLE "coach_quota_usage" RENAME CONSTRAINT "coach_months_user_id_month_pk" TO "coach_quota_usage_user_id_month_pk";--> statement-breakpoint
ALTER TABLE "coach_quota_usage" RENAME CONSTRAINT "coach_months_user_id_users_id_fk" TO "coach_quota_usage_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "coach_quota_usage" RENAME CONSTRAINT "coach_months_month_valid" TO "coach_quota_usage_month_valid";--> statement-breakpoint
ALTER TABLE "coach_quota_usage" RENAME CONSTRAINT "coach_months_used_valid" TO "coach_quota_usage_used_valid";--> statement-breakpoint
ALTER TABLE "affirmation_days" RENAME TO "current_affirmations";--> statement-breakpoint
ALTER TABLE "current_affirmations" RENAME CONSTRAINT "affirmation_days_user_id_pk" TO "current_affirmations_user_id_pk";--> statement-breakpoint
ALTER TABLE "current_affirmations" RENAME CONSTRAINT "affirmation_days_user_id_users_id_fk" TO "current_affirmations_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "current_affirmations" RENAME CONSTRAINT "affirmation_days_day_valid" TO "current_affirmations_day_valid";--> statement-breakpoint
ALTER TABLE "household_done" RENAME TO "household_completions";--> statement-breakpoint
ALTER TABLE "household_completions" RENAME CONSTRAINT "household_done_user_id_id_pk" TO "household_completions_user_id_id_pk";--> statement-breakpoint
ALTER TABLE "household_completions" RENAME CONSTRAINT "household_done_user_id_users_id_fk" TO "household_completions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "household_completions" RENAME CONSTRAINT "household_done_created_at_valid" TO "household_completions_created_at_valid";--> statement-breakpoint
ALTER TABLE "household_completions" RENAME CONSTRAINT "household_done_day_valid" TO "household_completions_day_valid";--> statement-breakpoint
ALTER TABLE "household_completions" RENAME CONSTRAINT "household_done_due_before_valid" TO "household_completions_due_before_valid";--> statement-breakpoint
ALTER INDEX "household_done_task_idx" RENAME TO "household_completions_task_idx";--> statement-breakpoint
ALTER INDEX "household_done_day_idx" RENAME TO "household_completions_day_idx";--> statement-breakpoint
ALTER TABLE "household_completions" RENAME CONSTRAINT "household_done_count" TO "household_completions_count";--> statement-breakpoint
ALTER TRIGGER "household_done_count" ON "household_completions" RENAME TO "household_completions_count";--> statement-breakpoint
ALTER FUNCTION count_household_done() RENAME TO count_household_completion;
--> statement-breakpoint
ALTER TABLE "changes" RENAME COLUMN "kind" TO "table_name";--> statement-breakpoint
-- Logs what a statement changed, for each account. An account that is being deleted has no log any more. Argument: 'id' where
-- the table has that column.
CREATE OR REPLACE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_ARGV[0] = 'id' THEN
		INSERT INTO changes (user_id, table_name, ids)
		SELECT c.user_id, TG_TABLE_NAME, CASE WHEN count(*) <= 50 THEN array_agg(c.id::text) END
		FROM changed c WHERE EXISTS (SELECT FROM users u WHERE u.id = c.user_id) GROUP BY c.user_id;
	ELSE
		INSERT INTO changes (user_id, table_name)
		SELECT DISTINCT c.user_id, TG_TABLE_NAME FROM changed c WHERE EXISTS (SELECT FROM users u WHERE u.id = c.user_id);
	END IF;
	PERFORM announce_account(a.user_id) FROM (SELECT DISTINCT user_id FROM changed) a;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM changes l USING changed c WHERE l.user_id = c.id;
	ELSE
		INSERT INTO changes (user_id, table_name) SELECT c.id, TG_TABLE_NAME FROM changed c;
	END IF;
	PERFORM announce_account(c.id) FROM changed c;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A running reply is saved each second. Only its start and its end are announced.
CREATE OR REPLACE FUNCTION announce_chat_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	FOR one IN
		SELECT c.user_id, array_agg(c.id::text) AS ids FROM changed c JOIN former f USING (user_id, id)
		WHERE c.state <> 'streaming' OR f.state <> 'streaming' OR c.deleted_at IS DISTINCT FROM f.deleted_at
		GROUP BY c.user_id
	LOOP
		INSERT INTO changes (user_id, table_name, ids)
		VALUES (one.user_id, TG_TABLE_NAME, CASE WHEN cardinality(one.ids) <= 50 THEN one.ids END);
		PERFORM announce_account(one.user_id);
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What belongs to a list is announced to all its members.
CREATE OR REPLACE FUNCTION announce_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	FOR one IN
		SELECT m.account_id, array_agg(c.id::text) AS ids FROM changed c
		JOIN shopping_members m USING (list_id) JOIN users u ON u.id = m.account_id GROUP BY m.account_id
	LOOP
		INSERT INTO changes (user_id, table_name, ids)
		VALUES (one.account_id, TG_TABLE_NAME, CASE WHEN cardinality(one.ids) <= 50 THEN one.ids END);
		PERFORM announce_account(one.account_id);
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Also to who is a member no longer.
CREATE OR REPLACE FUNCTION announce_member_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	account text;
BEGIN
	FOR account IN
		SELECT u.id FROM users u WHERE u.id IN (
			SELECT c.account_id FROM changed c
			UNION ALL SELECT m.account_id FROM shopping_members m WHERE m.list_id IN (SELECT c.list_id FROM changed c))
	LOOP
		INSERT INTO changes (user_id, table_name) VALUES (account, TG_TABLE_NAME);
		PERFORM announce_account(account);
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TABLE "tasks" RENAME COLUMN "is_later" TO "is_second_occurrence";--> statement-breakpoint
ALTER TABLE "task_series" RENAME COLUMN "ends" TO "truncations";--> statement-breakpoint
ALTER TABLE "task_series" RENAME COLUMN "plan_on" TO "next_generation_on";--> statement-breakpoint
ALTER TABLE "task_series" RENAME CONSTRAINT "task_series_plan_on_valid" TO "task_series_next_generation_on_valid";--> statement-breakpoint
ALTER INDEX "task_series_plan_idx" RENAME TO "task_series_next_generation_idx";--> statement-breakpoint
ALTER TABLE "fitness_settings" RENAME COLUMN "cycle_since" TO "cycle_consented_at";--> statement-breakpoint
ALTER TABLE "fitness_settings" RENAME CONSTRAINT "fitness_settings_cycle_since_valid" TO "fitness_settings_cycle_consented_at_valid";--> statement-breakpoint
ALTER TABLE "active_months" RENAME COLUMN "days" TO "day_bits";--> statement-breakpoint
-- A reflection counts for the Spiritual score, and not for the streak, like a line of the income log.
CREATE OR REPLACE FUNCTION count_day(of_user text, on_day date, of_kind text, by integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	month_of date := date_trunc('month', on_day)::date;
	bit_of integer := 1 << (extract(day FROM on_day)::integer - 1);
	any_now integer;
BEGIN
	IF of_kind NOT LIKE 'goal:%' AND of_kind NOT IN ('income', 'reflection') THEN
		IF by > 0 THEN
			INSERT INTO day_totals AS t (user_id, day, kind, count) VALUES (of_user, on_day, 'any', by)
			ON CONFLICT (user_id, day, kind) DO UPDATE SET count = t.count + by RETURNING t.count INTO any_now;
		ELSE
			UPDATE day_totals t SET count = t.count + by
			WHERE t.user_id = of_user AND t.day = on_day AND t.kind = 'any' RETURNING t.count INTO any_now;
		END IF;
		IF any_now >= 2 AND any_now - by < 2 THEN
			INSERT INTO active_months AS m (user_id, month, day_bits) VALUES (of_user, month_of, bit_of)
			ON CONFLICT (user_id, month) DO UPDATE SET day_bits = m.day_bits | bit_of;
		ELSIF any_now < 2 AND any_now - by >= 2 THEN
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
ALTER TABLE "meditation_places" RENAME TO "meditation_positions";--> statement-breakpoint
ALTER TABLE "meditation_positions" RENAME CONSTRAINT "meditation_places_user_id_meditation_id_pk" TO "meditation_positions_user_id_meditation_id_pk";--> statement-breakpoint
ALTER TABLE "meditation_positions" RENAME CONSTRAINT "meditation_places_user_id_users_id_fk" TO "meditation_positions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "meditation_positions" RENAME CONSTRAINT "meditation_places_updated_at_valid" TO "meditation_positions_updated_at_valid";--> statement-breakpoint
ALTER TABLE "meditation_positions" RENAME CONSTRAINT "meditation_places_seconds_valid" TO "meditation_positions_seconds_valid";--> statement-breakpoint
ALTER TABLE "tasks" RENAME COLUMN "place" TO "start_ms";--> statement-breakpoint
ALTER TABLE "shopping_items" RENAME COLUMN "place" TO "sort_key";--> statement-breakpoint
ALTER TABLE "shopping_items" RENAME CONSTRAINT "shopping_items_place_valid" TO "shopping_items_sort_key_valid";--> statement-breakpoint
ALTER TABLE "visions" RENAME COLUMN "place" TO "placement";
