CREATE TABLE "prayers" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"answered_on" date,
	"words" "bytea" NOT NULL,
	CONSTRAINT "prayers_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "prayers_created_at_valid" CHECK ("prayers"."created_at" >= '1900-01-01T00:00:00Z' and "prayers"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "prayers_updated_at_valid" CHECK ("prayers"."updated_at" >= '1900-01-01T00:00:00Z' and "prayers"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "prayers_deleted_at_valid" CHECK ("prayers"."deleted_at" >= '1900-01-01T00:00:00Z' and "prayers"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "prayers_day_valid" CHECK ("prayers"."day" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "prayers_answered_on_valid" CHECK ("prayers"."answered_on" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "reflections" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"seconds" smallint NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "reflections_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "reflections_created_at_valid" CHECK ("reflections"."created_at" >= '1900-01-01T00:00:00Z' and "reflections"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "reflections_updated_at_valid" CHECK ("reflections"."updated_at" >= '1900-01-01T00:00:00Z' and "reflections"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "reflections_deleted_at_valid" CHECK ("reflections"."deleted_at" >= '1900-01-01T00:00:00Z' and "reflections"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "reflections_day_valid" CHECK ("reflections"."day" between '1900-01-01' and '2199-12-31'),
	CONSTRAINT "reflections_seconds_valid" CHECK ("reflections"."seconds" between 0 and 3600)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "spiritual" "bytea";--> statement-breakpoint
ALTER TABLE "prayers" ADD CONSTRAINT "prayers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflections" ADD CONSTRAINT "reflections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prayers_list_idx" ON "prayers" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "prayers_purge_idx" ON "prayers" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "reflections_list_idx" ON "reflections" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reflections_purge_idx" ON "reflections" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
-- By hand: prayers and reflections count on their day.
CREATE FUNCTION count_prayer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.day END, 'prayer',
		CASE WHEN new.deleted_at IS NULL THEN new.day END, 'prayer');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER prayers_count AFTER INSERT OR DELETE OR UPDATE OF day, deleted_at ON prayers
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_prayer();
--> statement-breakpoint
CREATE FUNCTION count_reflection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.day END, 'reflection',
		CASE WHEN new.deleted_at IS NULL THEN new.day END, 'reflection');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER reflections_count AFTER INSERT OR DELETE OR UPDATE OF day, deleted_at ON reflections
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_reflection();
