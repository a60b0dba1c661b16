CREATE TABLE "left_pictures" (
	"folder" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"loose_since" timestamp (3) with time zone,
	CONSTRAINT "pictures_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_unfinished_idx" ON "pictures" USING btree ("created_at") WHERE state <> 'stored';--> statement-breakpoint
CREATE INDEX "pictures_loose_idx" ON "pictures" USING btree ("loose_since") WHERE uses = 0;--> statement-breakpoint
-- What of a deleted picture may still lie in the object store is written down in the transaction that deletes it, also where it
-- goes with its account. The sweep empties it.
CREATE FUNCTION leave_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO left_pictures (folder) VALUES ('pictures/' || old.user_id || '/' || old.id) ON CONFLICT DO NOTHING;
	RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER pictures_left AFTER DELETE ON pictures
FOR EACH ROW WHEN (old.state IN ('storing', 'stored')) EXECUTE FUNCTION leave_picture();
--> statement-breakpoint
CREATE FUNCTION picture_of(path text) RETURNS uuid LANGUAGE sql IMMUTABLE
	RETURN substring(path FROM '^/api/pictures/([0-9a-f-]{36})$')::uuid;
--> statement-breakpoint
-- Counts the records that name a picture. Its arguments: the column with the picture's path, and the column with the account.
-- A record that would name a picture that is not hers, or not stored, is refused.
CREATE FUNCTION count_picture_uses() RETURNS trigger LANGUAGE plpgsql AS $$
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
	UPDATE pictures p SET uses = p.uses - 1, loose_since = NULL WHERE p.user_id = of_user AND p.id = earlier;
	UPDATE pictures p SET uses = p.uses + 1, loose_since = NULL
		WHERE p.user_id = of_user AND p.id = later AND p.state = 'stored';
	IF later IS NOT NULL AND NOT found THEN
		RAISE EXCEPTION 'A record may name only a stored picture of its own account' USING ERRCODE = 'foreign_key_violation';
	END IF;
	RETURN coalesce(new, old);
END $$;
--> statement-breakpoint
CREATE TRIGGER users_picture AFTER INSERT OR UPDATE OF image ON users
FOR EACH ROW EXECUTE FUNCTION count_picture_uses('image', 'id');
