CREATE TABLE "shopping_habits" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"words" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shopping_habits_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "shopping_habits_created_at_valid" CHECK ("shopping_habits"."created_at" >= '1900-01-01T00:00:00Z' and "shopping_habits"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_habits_updated_at_valid" CHECK ("shopping_habits"."updated_at" >= '1900-01-01T00:00:00Z' and "shopping_habits"."updated_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "shopping_invitations" (
	"list_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"data_key" text NOT NULL,
	"role" text NOT NULL,
	"accepted_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shopping_invitations_list_id_id_pk" PRIMARY KEY("list_id","id"),
	CONSTRAINT "shopping_invitations_created_at_valid" CHECK ("shopping_invitations"."created_at" >= '1900-01-01T00:00:00Z' and "shopping_invitations"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_invitations_expires_at_valid" CHECK ("shopping_invitations"."expires_at" >= '1900-01-01T00:00:00Z' and "shopping_invitations"."expires_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_invitations_role_valid" CHECK ("shopping_invitations"."role" in ('tick', 'edit'))
);
--> statement-breakpoint
CREATE TABLE "shopping_items" (
	"list_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rank" bigint NOT NULL,
	"place" bigint NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"words" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "shopping_items_list_id_id_pk" PRIMARY KEY("list_id","id"),
	CONSTRAINT "shopping_items_created_at_valid" CHECK ("shopping_items"."created_at" >= '1900-01-01T00:00:00Z' and "shopping_items"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_items_updated_at_valid" CHECK ("shopping_items"."updated_at" >= '1900-01-01T00:00:00Z' and "shopping_items"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_items_deleted_at_valid" CHECK ("shopping_items"."deleted_at" >= '1900-01-01T00:00:00Z' and "shopping_items"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_items_completed_at_valid" CHECK ("shopping_items"."completed_at" >= '1900-01-01T00:00:00Z' and "shopping_items"."completed_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_items_rank_valid" CHECK ("shopping_items"."rank" between -10000000000000 and 10000000000000),
	CONSTRAINT "shopping_items_place_valid" CHECK ("shopping_items"."place" between -10000000000000 and 200000000000000)
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shopping_lists_created_at_valid" CHECK ("shopping_lists"."created_at" >= '1900-01-01T00:00:00Z' and "shopping_lists"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_lists_category_valid" CHECK ("shopping_lists"."category" in ('personal', 'household', 'beauty', 'hygiene', 'home-design', 'spousal', 'children'))
);
--> statement-breakpoint
CREATE TABLE "shopping_members" (
	"list_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"tab" text,
	"data_key" text NOT NULL,
	"name" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shopping_members_list_id_account_id_pk" PRIMARY KEY("list_id","account_id"),
	CONSTRAINT "shopping_members_created_at_valid" CHECK ("shopping_members"."created_at" >= '1900-01-01T00:00:00Z' and "shopping_members"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_members_updated_at_valid" CHECK ("shopping_members"."updated_at" >= '1900-01-01T00:00:00Z' and "shopping_members"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "shopping_members_role_valid" CHECK ("shopping_members"."role" in ('tick', 'edit', 'owner')),
	CONSTRAINT "shopping_members_tab_valid" CHECK ("shopping_members"."tab" in ('personal', 'household', 'beauty', 'hygiene', 'home-design', 'spousal', 'children'))
);
--> statement-breakpoint
ALTER TABLE "shopping_habits" ADD CONSTRAINT "shopping_habits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_habits" ADD CONSTRAINT "shopping_habits_id_user_id_shopping_members_list_id_account_id_fk" FOREIGN KEY ("id","user_id") REFERENCES "public"."shopping_members"("list_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_invitations" ADD CONSTRAINT "shopping_invitations_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_invitations" ADD CONSTRAINT "shopping_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_members" ADD CONSTRAINT "shopping_members_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_members" ADD CONSTRAINT "shopping_members_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_invitations_id_key" ON "shopping_invitations" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_invitations_secret_key" ON "shopping_invitations" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "shopping_invitations_expires_idx" ON "shopping_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_items_id_key" ON "shopping_items" USING btree ("id");--> statement-breakpoint
CREATE INDEX "shopping_items_list_idx" ON "shopping_items" USING btree ("list_id","place","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "shopping_items_purge_idx" ON "shopping_items" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_members_id_key" ON "shopping_members" USING btree ("id");--> statement-breakpoint
CREATE INDEX "shopping_members_account_idx" ON "shopping_members" USING btree ("account_id","created_at","list_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_members_tab_key" ON "shopping_members" USING btree ("account_id","tab") WHERE tab is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_members_owner_key" ON "shopping_members" USING btree ("list_id") WHERE role = 'owner';--> statement-breakpoint
-- By hand: whose key seals a record. An account's own, or a list's, with any of the accounts that hold it.
CREATE FUNCTION owner_keys(owner_id text) RETURNS TABLE (owner text, account text, data_key text, shared_key text) LANGUAGE sql STABLE AS $$
	SELECT u.id, u.id, u.data_key, NULL FROM users u WHERE u.id = owner_id
	UNION ALL
	(SELECT m.list_id::text, m.account_id, u.data_key, m.data_key FROM shopping_members m JOIN users u ON u.id = m.account_id
	WHERE m.list_id = CASE WHEN owner_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN owner_id::uuid END
	ORDER BY m.created_at, m.account_id LIMIT 1)
$$;
--> statement-breakpoint
-- By hand: when the owner of a shared list goes, who may edit it and has been there longest takes it over; with nobody left the list goes too.
CREATE FUNCTION hand_over_shopping_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE shopping_members SET role = 'owner' WHERE list_id = old.list_id AND account_id = (
		SELECT account_id FROM shopping_members WHERE list_id = old.list_id
		ORDER BY (role = 'edit') DESC, created_at, account_id LIMIT 1);
	IF NOT found THEN
		DELETE FROM shopping_lists WHERE id = old.list_id;
	END IF;
	DELETE FROM shopping_invitations WHERE list_id = old.list_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shopping_members_hand_over AFTER DELETE ON shopping_members
	FOR EACH ROW WHEN (old.role = 'owner') EXECUTE FUNCTION hand_over_shopping_list();
