CREATE TABLE "cycle_days" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "cycle_days_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "cycle_days_created_at_valid" CHECK ("cycle_days"."created_at" >= '1900-01-01T00:00:00Z' and "cycle_days"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "cycle_days_updated_at_valid" CHECK ("cycle_days"."updated_at" >= '1900-01-01T00:00:00Z' and "cycle_days"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "cycle_days_deleted_at_valid" CHECK ("cycle_days"."deleted_at" >= '1900-01-01T00:00:00Z' and "cycle_days"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "cycle_days_day_valid" CHECK ("cycle_days"."day" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "drinks" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "drinks_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "drinks_created_at_valid" CHECK ("drinks"."created_at" >= '1900-01-01T00:00:00Z' and "drinks"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "drinks_updated_at_valid" CHECK ("drinks"."updated_at" >= '1900-01-01T00:00:00Z' and "drinks"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "drinks_deleted_at_valid" CHECK ("drinks"."deleted_at" >= '1900-01-01T00:00:00Z' and "drinks"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "drinks_day_valid" CHECK ("drinks"."day" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "fitness_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"measure" text,
	"hides_numbers" boolean DEFAULT false NOT NULL,
	"cycle_since" timestamp (3) with time zone,
	"is_cycle_in_planner" boolean DEFAULT false NOT NULL,
	CONSTRAINT "fitness_settings_measure_valid" CHECK ("fitness_settings"."measure" in ('metric', 'imperial')),
	CONSTRAINT "fitness_settings_cycle_since_valid" CHECK ("fitness_settings"."cycle_since" >= '1900-01-01T00:00:00Z' and "fitness_settings"."cycle_since" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
CREATE TABLE "meals" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "meals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "meals_created_at_valid" CHECK ("meals"."created_at" >= '1900-01-01T00:00:00Z' and "meals"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "meals_updated_at_valid" CHECK ("meals"."updated_at" >= '1900-01-01T00:00:00Z' and "meals"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "meals_deleted_at_valid" CHECK ("meals"."deleted_at" >= '1900-01-01T00:00:00Z' and "meals"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "meals_day_valid" CHECK ("meals"."day" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "weights" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "weights_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "weights_created_at_valid" CHECK ("weights"."created_at" >= '1900-01-01T00:00:00Z' and "weights"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "weights_updated_at_valid" CHECK ("weights"."updated_at" >= '1900-01-01T00:00:00Z' and "weights"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "weights_deleted_at_valid" CHECK ("weights"."deleted_at" >= '1900-01-01T00:00:00Z' and "weights"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "weights_day_valid" CHECK ("weights"."day" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
CREATE TABLE "workouts" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "workouts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "workouts_created_at_valid" CHECK ("workouts"."created_at" >= '1900-01-01T00:00:00Z' and "workouts"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "workouts_updated_at_valid" CHECK ("workouts"."updated_at" >= '1900-01-01T00:00:00Z' and "workouts"."updated_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "workouts_deleted_at_valid" CHECK ("workouts"."deleted_at" >= '1900-01-01T00:00:00Z' and "workouts"."deleted_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "workouts_day_valid" CHECK ("workouts"."day" between '1900-01-01' and '2199-12-31')
);
--> statement-breakpoint
ALTER TABLE "cycle_days" ADD CONSTRAINT "cycle_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drinks" ADD CONSTRAINT "drinks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitness_settings" ADD CONSTRAINT "fitness_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meals" ADD CONSTRAINT "meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weights" ADD CONSTRAINT "weights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cycle_days_list_idx" ON "cycle_days" USING btree ("user_id","day" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "cycle_days_purge_idx" ON "cycle_days" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "drinks_list_idx" ON "drinks" USING btree ("user_id","day" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "drinks_purge_idx" ON "drinks" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "meals_list_idx" ON "meals" USING btree ("user_id","day" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "meals_purge_idx" ON "meals" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "weights_list_idx" ON "weights" USING btree ("user_id","day" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "weights_purge_idx" ON "weights" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "workouts_list_idx" ON "workouts" USING btree ("user_id","day" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workouts_purge_idx" ON "workouts" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE FUNCTION count_workout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.day END, 'workout',
		CASE WHEN new.deleted_at IS NULL THEN new.day END, 'workout');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER workouts_count AFTER INSERT OR DELETE OR UPDATE OF day, deleted_at ON workouts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_workout();
