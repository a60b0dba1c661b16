-- By hand: drizzle-kit would drop and create again. What belongs to a renamed table or column (keys, checks, indexes, triggers) is
-- renamed with it. A sealed column and its table keep their names, because the values are bound to them.
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
