ALTER TABLE "changes" DROP CONSTRAINT "changes_user_id_users_id_fk";

--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM changes l USING changed c WHERE l.user_id = c.id;
	ELSE
		INSERT INTO changes (user_id, kind) SELECT c.id, TG_TABLE_NAME FROM changed c;
	END IF;
	PERFORM announce_account(c.id) FROM changed c;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What belongs to a list is announced to all its members.
CREATE FUNCTION announce_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	FOR one IN
		SELECT m.account_id, array_agg(c.id::text) AS ids FROM changed c
		JOIN shopping_members m USING (list_id) JOIN users u ON u.id = m.account_id GROUP BY m.account_id
	LOOP
		INSERT INTO changes (user_id, kind, ids)
		VALUES (one.account_id, TG_TABLE_NAME, CASE WHEN cardinality(one.ids) <= 50 THEN one.ids END);
		PERFORM announce_account(one.account_id);
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Also to who is a member no longer.
CREATE FUNCTION announce_member_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	account text;
BEGIN
	FOR account IN
		SELECT u.id FROM users u WHERE u.id IN (
			SELECT c.account_id FROM changed c
			UNION ALL SELECT m.account_id FROM shopping_members m WHERE m.list_id IN (SELECT c.list_id FROM changed c))
	LOOP
		INSERT INTO changes (user_id, kind) VALUES (account, TG_TABLE_NAME);
		PERFORM announce_account(account);
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Every table with an owner or a list announces its changes, also those of later migrations: this runs after each. Left out are
-- the log itself, and totals, which change with the records that they count.
CREATE OR REPLACE FUNCTION announce_all_tables() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	FOR one IN
		SELECT t.name::regclass AS name, lower(e.event) AS suffix, e.event, e.rows, CASE
			WHEN t.columns @> '{list_id,account_id}' THEN 'announce_member_change()'
			WHEN t.columns @> '{list_id,id}' THEN 'announce_list_change()'
			WHEN t.columns @> '{user_id,id}' THEN 'announce_change(''id'')'
			ELSE 'announce_change()' END AS function
		FROM (
			SELECT c.oid AS name, c.relname, array_agg(a.attname::text) AS columns
			FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
			WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' GROUP BY c.oid) t,
			(VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS e (event, rows)
		WHERE t.columns && '{user_id,list_id}' AND t.relname NOT IN ('changes', 'day_totals', 'active_months', 'totals')
			AND NOT EXISTS (SELECT FROM pg_trigger g WHERE g.tgrelid = t.name AND g.tgname = 'announce_' || lower(e.event))
	LOOP
		EXECUTE format('CREATE TRIGGER announce_%s AFTER %s ON %s REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s',
			one.suffix, one.event, one.name, one.rows, one.function);
	END LOOP;
END $$;
