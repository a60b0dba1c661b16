ALTER TABLE "users" ADD COLUMN "password_epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- In the database, so that every way to a new password counts, in its own transaction.
CREATE FUNCTION count_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE users SET password_epoch = password_epoch + 1 WHERE id = NEW.user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_password AFTER UPDATE OF password ON credentials
FOR EACH ROW WHEN (OLD.password IS DISTINCT FROM NEW.password) EXECUTE FUNCTION count_password();
