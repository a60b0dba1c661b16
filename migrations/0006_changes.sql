CREATE TABLE "changes" (
	"user_id" text NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ids" text[],
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_user_id_transaction_id_pk" PRIMARY KEY("user_id","transaction","id"),
	CONSTRAINT "changes_created_at_valid" CHECK ("changes"."created_at" >= '1900-01-01T00:00:00Z' and "changes"."created_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_purge_idx" ON "changes" USING brin ("created_at");
--> statement-breakpoint
-- Tells the process behind the connection, which passes it on once its transaction is over (decision 045).
CREATE FUNCTION announce_account(account text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	RAISE NOTICE USING MESSAGE = account, ERRCODE = 'GLCHG';
END $$;
--> statement-breakpoint
-- Logs what a statement changed, for each account. An account that is being deleted has no log any more. Argument: 'id' where
-- the table has that column.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_ARGV[0] = 'id' THEN
		INSERT INTO changes (user_id, kind, ids)
		SELECT c.user_id, TG_TABLE_NAME, CASE WHEN count(*) <= 50 THEN array_agg(c.id::text) END
		FROM changed c WHERE EXISTS (SELECT FROM users u WHERE u.id = c.user_id) GROUP BY c.user_id;
	ELSE
		INSERT INTO changes (user_id, kind)
		SELECT DISTINCT c.user_id, TG_TABLE_NAME FROM changed c WHERE EXISTS (SELECT FROM users u WHERE u.id = c.user_id);
	END IF;
	PERFORM announce_account(a.user_id) FROM (SELECT DISTINCT user_id FROM changed) a;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO changes (user_id, kind) SELECT c.id, TG_TABLE_NAME FROM changed c WHERE TG_OP <> 'DELETE';
	PERFORM announce_account(c.id) FROM changed c;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON users REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_account_change();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON users REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_account_change();
--> statement-breakpoint
-- A running reply is saved each second. Only its start and its end are announced.
CREATE FUNCTION announce_chat_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	FOR one IN
		SELECT c.user_id, array_agg(c.id::text) AS ids FROM changed c JOIN former f USING (user_id, id)
		WHERE c.state <> 'streaming' OR f.state <> 'streaming' OR c.deleted_at IS DISTINCT FROM f.deleted_at
		GROUP BY c.user_id
	LOOP
		INSERT INTO changes (user_id, kind, ids)
		VALUES (one.user_id, TG_TABLE_NAME, CASE WHEN cardinality(one.ids) <= 50 THEN one.ids END);
		PERFORM announce_account(one.user_id);
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON coach_chats REFERENCING OLD TABLE AS former NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION announce_chat_update();
--> statement-breakpoint
-- Every table with an owner announces its changes, also those of later migrations: this runs after each. Left out are the log
-- itself, and totals, which change with the records that they count.
CREATE FUNCTION announce_all_tables() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	FOR one IN
		SELECT t.oid::regclass AS name, lower(e.event) AS suffix, e.event, e.rows,
			CASE WHEN EXISTS (SELECT FROM pg_attribute WHERE attrelid = t.oid AND attname = 'id') THEN 'id' ELSE '' END AS argument
		FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = 'user_id',
			(VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS e (event, rows)
		WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r'
			AND t.relname NOT IN ('changes', 'day_totals', 'active_months', 'totals')
			AND NOT EXISTS (SELECT FROM pg_trigger g WHERE g.tgrelid = t.oid AND g.tgname = 'announce_' || lower(e.event))
	LOOP
		EXECUTE format('CREATE TRIGGER announce_%s AFTER %s ON %s REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_change(%L)',
			one.suffix, one.event, one.name, one.rows, one.argument);
	END LOOP;
END $$;
