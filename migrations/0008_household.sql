CREATE TABLE "household_done" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"day" date NOT NULL,
	"due_before" date,
	"noticing" text,
	"planning" text,
	"doing" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "household_done_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "household_done_created_at_valid" CHECK ("household_done"."created_at" >= '1900-01-01T00:00:00Z' and "household_done"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "household_done_day_valid" CHECK ("household_done"."day" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "household_done_due_before_valid" CHECK ("household_done"."due_before" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "household_people" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"words" "bytea" NOT NULL,
	CONSTRAINT "household_people_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "household_people_created_at_valid" CHECK ("household_people"."created_at" >= '1900-01-01T00:00:00Z' and "household_people"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "household_people_updated_at_valid" CHECK ("household_people"."updated_at" >= '1900-01-01T00:00:00Z' and "household_people"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "household_people_deleted_at_valid" CHECK ("household_people"."deleted_at" >= '1900-01-01T00:00:00Z' and "household_people"."deleted_at" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "household_tasks" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"category" text NOT NULL,
	"due_on" date,
	"anchor_on" date,
	"done_on" date,
	"repeat_every" smallint,
	"repeat_unit" text,
	"repeat_from" text,
	"noticing" text,
	"planning" text,
	"doing" text,
	"words" "bytea" NOT NULL,
	CONSTRAINT "household_tasks_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "household_tasks_due_whole" CHECK ((due_on is null) = (anchor_on is null)),
	CONSTRAINT "household_tasks_repeat_whole" CHECK (num_nonnulls(repeat_every, repeat_unit, repeat_from) in (0, 3) and (repeat_unit is null or due_on is not null)),
	CONSTRAINT "household_tasks_created_at_valid" CHECK ("household_tasks"."created_at" >= '1900-01-01T00:00:00Z' and "household_tasks"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "household_tasks_updated_at_valid" CHECK ("household_tasks"."updated_at" >= '1900-01-01T00:00:00Z' and "household_tasks"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "household_tasks_deleted_at_valid" CHECK ("household_tasks"."deleted_at" >= '1900-01-01T00:00:00Z' and "household_tasks"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "household_tasks_due_on_valid" CHECK ("household_tasks"."due_on" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "household_tasks_anchor_on_valid" CHECK ("household_tasks"."anchor_on" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "household_tasks_done_on_valid" CHECK ("household_tasks"."done_on" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "household_tasks_category_valid" CHECK ("household_tasks"."category" in ('cleaning', 'laundry', 'trash', 'deep-cleaning', 'seasonal', 'holiday', 'special-occasion', 'vacation-prep', 'declutter', 'thrifting-giveaways')),
	CONSTRAINT "household_tasks_repeat_every_valid" CHECK ("household_tasks"."repeat_every" between 1 and 99),
	CONSTRAINT "household_tasks_repeat_unit_valid" CHECK ("household_tasks"."repeat_unit" in ('day', 'week', 'month', 'year')),
	CONSTRAINT "household_tasks_repeat_from_valid" CHECK ("household_tasks"."repeat_from" in ('date', 'done'))
);
--> statement-breakpoint
ALTER TABLE "household_done" ADD CONSTRAINT "household_done_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_people" ADD CONSTRAINT "household_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_tasks" ADD CONSTRAINT "household_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "household_done_task_idx" ON "household_done" USING btree ("user_id","task_id","id" desc);--> statement-breakpoint
CREATE INDEX "household_done_day_idx" ON "household_done" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "household_people_list_idx" ON "household_people" USING btree ("user_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "household_people_purge_idx" ON "household_people" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "household_tasks_list_idx" ON "household_tasks" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "household_tasks_next_idx" ON "household_tasks" USING btree ("user_id","due_on","id") WHERE deleted_at is null and due_on is not null and (done_on is null or repeat_unit is not null);--> statement-breakpoint
CREATE INDEX "household_tasks_purge_idx" ON "household_tasks" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
-- From here on by hand. A household task counts as a completed task, each time it is done; what was done stays done when its task is
-- deleted.
CREATE FUNCTION count_household_done() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id), old.day, 'task:household', new.day, 'task:household');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER household_done_count AFTER INSERT OR DELETE OR UPDATE OF day ON household_done
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_household_done();
