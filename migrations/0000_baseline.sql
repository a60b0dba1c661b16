CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"device" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"username" text NOT NULL,
	"display_username" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"data_key" text NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"sealed_email" "bytea",
	"names" "bytea",
	"onboarding" "bytea",
	"onboarded_at" timestamp (3) with time zone,
	"premium_until" timestamp (3) with time zone,
	"premium_source" text,
	"trial_started_at" timestamp (3) with time zone,
	"demo_expires_at" timestamp (3) with time zone,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "active_months" (
	"user_id" text NOT NULL,
	"month" date NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "active_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "day_totals" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "day_totals_user_id_day_kind_pk" PRIMARY KEY("user_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "totals" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "totals_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "affirmation_days" (
	"user_id" text NOT NULL,
	"affirmation_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "affirmation_days_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "affirmation_loves" (
	"user_id" text NOT NULL,
	"affirmation_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affirmation_loves_user_id_affirmation_id_pk" PRIMARY KEY("user_id","affirmation_id")
);
--> statement-breakpoint
CREATE TABLE "affirmations" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"category" text NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "affirmations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "affirmations_seen" (
	"user_id" text NOT NULL,
	"affirmation_id" uuid NOT NULL,
	CONSTRAINT "affirmations_seen_user_id_affirmation_id_pk" PRIMARY KEY("user_id","affirmation_id")
);
--> statement-breakpoint
CREATE TABLE "saved_mixes" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"sounds" jsonb NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "saved_mixes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "coach_chats" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"state" text NOT NULL,
	"month" char(7),
	"discloses" boolean NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "coach_chats_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "coach_months" (
	"user_id" text NOT NULL,
	"month" char(7) NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "coach_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "coach_safety_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "coach_safety_counts_day_kind_language_pk" PRIMARY KEY("day","kind","language")
);
--> statement-breakpoint
CREATE TABLE "coach_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"areas" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dashboard_layouts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"cards" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goal_updates" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"goal_id" uuid NOT NULL,
	"value" numeric NOT NULL,
	"change" numeric NOT NULL,
	"note" "bytea",
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goal_updates_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "goals" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"priority" smallint NOT NULL,
	"currency" text,
	"target" numeric NOT NULL,
	"current" numeric NOT NULL,
	"start" numeric NOT NULL,
	"target_date" date,
	"track_as" text,
	"completed_at" timestamp (3) with time zone,
	"words" "bytea" NOT NULL,
	CONSTRAINT "goals_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "goals_target_positive" CHECK (target > 0),
	CONSTRAINT "goals_current_not_negative" CHECK (current >= 0)
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"mood" smallint NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "journal_entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "journal_revisions" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"mood" smallint NOT NULL,
	"words" "bytea" NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "journal_revisions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "course_steps" (
	"user_id" text NOT NULL,
	"course_id" text NOT NULL,
	"step_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_steps_user_id_course_id_step_id_pk" PRIMARY KEY("user_id","course_id","step_id")
);
--> statement-breakpoint
CREATE TABLE "meditation_places" (
	"user_id" text NOT NULL,
	"meditation_id" text NOT NULL,
	"seconds" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meditation_places_user_id_meditation_id_pk" PRIMARY KEY("user_id","meditation_id")
);
--> statement-breakpoint
CREATE TABLE "saved_quotes" (
	"user_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_quotes_user_id_quote_id_pk" PRIMARY KEY("user_id","quote_id")
);
--> statement-breakpoint
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
CREATE TABLE "planner_hours" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_series" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"rule" text NOT NULL,
	"first_day" date NOT NULL,
	"planned_through" date NOT NULL,
	"plan_on" date,
	"ends" jsonb NOT NULL,
	"category" text NOT NULL,
	"priority" smallint NOT NULL,
	"start_time" time(3),
	"minutes" integer NOT NULL,
	"words" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "task_series_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"category" text NOT NULL,
	"priority" smallint NOT NULL,
	"due_date" date NOT NULL,
	"start_time" time(3),
	"is_later" boolean NOT NULL,
	"place" integer GENERATED ALWAYS AS (coalesce((extract(epoch from start_time) * 1000)::integer, -1)) STORED NOT NULL,
	"minutes" integer NOT NULL,
	"series_id" uuid,
	"series_date" date,
	"completed_at" timestamp (3) with time zone,
	"completed_on" date,
	"words" "bytea" NOT NULL,
	CONSTRAINT "tasks_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "tasks_series_whole" CHECK ((series_id is null) = (series_date is null)),
	CONSTRAINT "tasks_done_whole" CHECK ((completed_at is null) = (completed_on is null))
);
--> statement-breakpoint
CREATE TABLE "breathing_patterns" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"inhale_time" smallint NOT NULL,
	"hold_time" smallint NOT NULL,
	"exhale_time" smallint NOT NULL,
	"rest_time" smallint NOT NULL,
	"cycles" smallint NOT NULL,
	"words" "bytea" NOT NULL,
	CONSTRAINT "breathing_patterns_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "self_care_activities" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"day" date NOT NULL,
	"activity_type" text NOT NULL,
	"duration" smallint NOT NULL,
	"mood" smallint,
	"mood_before" smallint,
	"words" "bytea" NOT NULL,
	CONSTRAINT "self_care_activities_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "visions" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"rank" bigint NOT NULL,
	"category" text,
	"image_url" text,
	"is_loved" boolean NOT NULL,
	"achieved_at" timestamp (3) with time zone,
	"goal_id" uuid,
	"place" jsonb,
	"words" "bytea" NOT NULL,
	CONSTRAINT "visions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_months" ADD CONSTRAINT "active_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_totals" ADD CONSTRAINT "day_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totals" ADD CONSTRAINT "totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affirmation_days" ADD CONSTRAINT "affirmation_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affirmation_loves" ADD CONSTRAINT "affirmation_loves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affirmations" ADD CONSTRAINT "affirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affirmations_seen" ADD CONSTRAINT "affirmations_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_mixes" ADD CONSTRAINT "saved_mixes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_chats" ADD CONSTRAINT "coach_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_months" ADD CONSTRAINT "coach_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_settings" ADD CONSTRAINT "coach_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_layouts" ADD CONSTRAINT "dashboard_layouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_updates" ADD CONSTRAINT "goal_updates_user_id_goal_id_goals_user_id_id_fk" FOREIGN KEY ("user_id","goal_id") REFERENCES "public"."goals"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_revisions" ADD CONSTRAINT "journal_revisions_user_id_entry_id_journal_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."journal_entries"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_steps" ADD CONSTRAINT "course_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meditation_places" ADD CONSTRAINT "meditation_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_quotes" ADD CONSTRAINT "saved_quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_hours" ADD CONSTRAINT "planner_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_series" ADD CONSTRAINT "task_series_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_series_id_task_series_user_id_id_fk" FOREIGN KEY ("user_id","series_id") REFERENCES "public"."task_series"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breathing_patterns" ADD CONSTRAINT "breathing_patterns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_care_activities" ADD CONSTRAINT "self_care_activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visions" ADD CONSTRAINT "visions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user_idx" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_key" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id","created_at" desc);--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username");--> statement-breakpoint
CREATE INDEX "users_unsealed_idx" ON "users" USING btree ("id") WHERE sealed_email is null;--> statement-breakpoint
CREATE INDEX "users_demo_idx" ON "users" USING btree ("demo_expires_at") WHERE demo_expires_at is not null;--> statement-breakpoint
CREATE INDEX "verifications_identifier_idx" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expires_idx" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "attempts_expire_idx" ON "attempts" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "affirmation_loves_list_idx" ON "affirmation_loves" USING btree ("user_id","created_at" desc,"affirmation_id" desc);--> statement-breakpoint
CREATE INDEX "affirmations_list_idx" ON "affirmations" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "affirmations_purge_idx" ON "affirmations" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "saved_mixes_list_idx" ON "saved_mixes" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "saved_mixes_purge_idx" ON "saved_mixes" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "coach_chats_list_idx" ON "coach_chats" USING btree ("user_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "coach_chats_disclosed_idx" ON "coach_chats" USING btree ("user_id","created_at" desc) WHERE discloses;--> statement-breakpoint
CREATE INDEX "coach_chats_running_idx" ON "coach_chats" USING btree ("updated_at") WHERE state = 'streaming';--> statement-breakpoint
CREATE INDEX "coach_chats_purge_idx" ON "coach_chats" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "goal_updates_list_idx" ON "goal_updates" USING btree ("user_id","goal_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "goals_list_idx" ON "goals" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "goals_area_idx" ON "goals" USING btree ("user_id","category",(completed_at is not null),"created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "goals_due_idx" ON "goals" USING btree ("user_id","target_date","id") WHERE deleted_at is null and completed_at is null and target_date is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "goals_track_as_key" ON "goals" USING btree ("user_id","track_as") WHERE deleted_at is null and track_as is not null;--> statement-breakpoint
CREATE INDEX "goals_purge_idx" ON "goals" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "journal_entries_list_idx" ON "journal_entries" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "journal_entries_purge_idx" ON "journal_entries" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "journal_revisions_list_idx" ON "journal_revisions" USING btree ("user_id","entry_id","replaced_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "pictures_unfinished_idx" ON "pictures" USING btree ("created_at") WHERE state <> 'stored';--> statement-breakpoint
CREATE INDEX "pictures_loose_idx" ON "pictures" USING btree ("loose_since") WHERE uses = 0;--> statement-breakpoint
CREATE INDEX "task_series_plan_idx" ON "task_series" USING btree ("plan_on","user_id","id") WHERE plan_on is not null;--> statement-breakpoint
CREATE INDEX "tasks_list_idx" ON "tasks" USING btree ("user_id","due_date","place","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_next_idx" ON "tasks" USING btree ("user_id","due_date","place","id") WHERE deleted_at is null and completed_at is null and start_time is not null;--> statement-breakpoint
CREATE INDEX "tasks_done_idx" ON "tasks" USING btree ("user_id","completed_on") WHERE deleted_at is null and completed_on is not null;--> statement-breakpoint
CREATE INDEX "tasks_purge_idx" ON "tasks" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_series_key" ON "tasks" USING btree ("user_id","series_id","series_date") WHERE series_id is not null;--> statement-breakpoint
CREATE INDEX "breathing_patterns_list_idx" ON "breathing_patterns" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "breathing_patterns_purge_idx" ON "breathing_patterns" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "self_care_activities_list_idx" ON "self_care_activities" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "self_care_activities_purge_idx" ON "self_care_activities" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "visions_list_idx" ON "visions" USING btree ("user_id","rank","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "visions_goal_idx" ON "visions" USING btree ("user_id","goal_id") WHERE goal_id is not null;--> statement-breakpoint
CREATE INDEX "visions_purge_idx" ON "visions" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
-- From here on by hand: what the tables have no words for.
-- Totals are kept here and nowhere else, so that they are right whatever code changes a record: in the same transaction, row by row.
-- A total that falls to 0 stays as 0. What goes with its account is not counted down: the totals go with it too.
-- Days are counted as the transaction commits, so that records of the same moment wait for each other's commit and no longer. Goals
-- and their ledgers count at once: which category a line counts under depends on what else the transaction does.
CREATE FUNCTION count_total(of_user text, of_kind text, by integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF by > 0 THEN
		INSERT INTO totals AS t (user_id, kind, count) VALUES (of_user, of_kind, by)
		ON CONFLICT (user_id, kind) DO UPDATE SET count = t.count + by;
	ELSE
		UPDATE totals t SET count = t.count + by WHERE t.user_id = of_user AND t.kind = of_kind;
	END IF;
END $$;
--> statement-breakpoint
-- Everyone takes the day's row of 'any' first, so that two changes of one day never wait for each other in a circle.
CREATE FUNCTION count_day(of_user text, on_day date, of_kind text, by integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	month_of date := date_trunc('month', on_day)::date;
	bit_of integer := 1 << (extract(day FROM on_day)::integer - 1);
	any_now integer;
BEGIN
	IF of_kind NOT LIKE 'goal:%' THEN
		IF by > 0 THEN
			INSERT INTO day_totals AS t (user_id, day, kind, count) VALUES (of_user, on_day, 'any', by)
			ON CONFLICT (user_id, day, kind) DO UPDATE SET count = t.count + by RETURNING t.count INTO any_now;
		ELSE
			UPDATE day_totals t SET count = t.count + by
			WHERE t.user_id = of_user AND t.day = on_day AND t.kind = 'any' RETURNING t.count INTO any_now;
		END IF;
		IF any_now >= 2 AND any_now - by < 2 THEN
			INSERT INTO active_months AS m (user_id, month, days) VALUES (of_user, month_of, bit_of)
			ON CONFLICT (user_id, month) DO UPDATE SET days = m.days | bit_of;
		ELSIF any_now < 2 AND any_now - by >= 2 THEN
			UPDATE active_months m SET days = m.days & ~bit_of WHERE m.user_id = of_user AND m.month = month_of;
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
-- A record that counted on a day (null: on none) counts on another now. Days in their order, for the same reason.
CREATE FUNCTION recount(of_user text, was_day date, was_kind text, now_day date, now_kind text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF (was_day, was_kind) IS NOT DISTINCT FROM (now_day, now_kind) THEN RETURN; END IF;
	IF now_day IS NULL AND NOT EXISTS (SELECT FROM users u WHERE u.id = of_user) THEN RETURN; END IF;
	IF now_day < was_day THEN PERFORM count_day(of_user, now_day, now_kind, 1); END IF;
	IF was_day IS NOT NULL THEN PERFORM count_day(of_user, was_day, was_kind, -1); END IF;
	IF now_day IS NOT NULL AND (now_day < was_day) IS NOT TRUE THEN PERFORM count_day(of_user, now_day, now_kind, 1); END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_journal_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.day END, 'journal',
		CASE WHEN new.deleted_at IS NULL THEN new.day END, 'journal');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER journal_entries_count AFTER INSERT OR DELETE OR UPDATE OF day, deleted_at ON journal_entries
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_journal_entry();
--> statement-breakpoint
CREATE FUNCTION count_self_care_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.day END, 'selfCare:' || old.activity_type,
		CASE WHEN new.deleted_at IS NULL THEN new.day END, 'selfCare:' || new.activity_type);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER self_care_activities_count AFTER INSERT OR DELETE OR UPDATE OF day, deleted_at, activity_type ON self_care_activities
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_self_care_activity();
--> statement-breakpoint
CREATE FUNCTION count_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM recount(coalesce(new.user_id, old.user_id),
		CASE WHEN old.deleted_at IS NULL THEN old.completed_on END, 'task:' || old.category,
		CASE WHEN new.deleted_at IS NULL THEN new.completed_on END, 'task:' || new.category);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER tasks_count AFTER INSERT OR DELETE OR UPDATE OF completed_on, deleted_at, category ON tasks
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_task();
--> statement-breakpoint
-- A line of a goal's ledger counts as long as its goal is there; once the goal is gone for good, all its lines are counted down already.
CREATE FUNCTION count_goal_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	line goal_updates := coalesce(new, old);
	of_category text := (SELECT g.category FROM goals g WHERE g.user_id = line.user_id AND g.id = line.goal_id AND g.deleted_at IS NULL);
BEGIN
	IF of_category IS NOT NULL THEN PERFORM recount(line.user_id, old.day, 'goal:' || of_category, new.day, 'goal:' || of_category); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER goal_updates_count AFTER INSERT OR DELETE OR UPDATE OF day ON goal_updates
FOR EACH ROW EXECUTE FUNCTION count_goal_update();
--> statement-breakpoint
-- A goal that moves to another category counts down and up on every day of its ledger: two that swap would wait for each other in a
-- circle. Whoever changes more than one total of a day takes the row of 'goals' first, so they take turns; then 'goals:completed',
-- then days, which is the order of every other change too.
CREATE FUNCTION count_goal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_user text := coalesce(new.user_id, old.user_id);
	was_there integer := CASE WHEN old.id IS NOT NULL AND old.deleted_at IS NULL THEN 1 ELSE 0 END;
	is_there integer := CASE WHEN new.id IS NOT NULL AND new.deleted_at IS NULL THEN 1 ELSE 0 END;
	was_done integer := CASE WHEN old.completed_at IS NULL THEN 0 ELSE was_there END;
	is_done integer := CASE WHEN new.completed_at IS NULL THEN 0 ELSE is_there END;
	of_day record;
BEGIN
	IF is_there = 0 AND NOT EXISTS (SELECT FROM users u WHERE u.id = of_user) THEN RETURN coalesce(new, old); END IF;
	IF is_there <> was_there THEN PERFORM count_total(of_user, 'goals', is_there - was_there); END IF;
	IF tg_op = 'UPDATE' AND old.category <> new.category THEN
		PERFORM FROM totals t WHERE t.user_id = of_user AND t.kind = 'goals' FOR NO KEY UPDATE;
	END IF;
	IF is_done <> was_done THEN PERFORM count_total(of_user, 'goals:completed', is_done - was_done); END IF;
	IF tg_op = 'INSERT' OR (was_there, old.category) IS NOT DISTINCT FROM (is_there, new.category) THEN RETURN coalesce(new, old); END IF;
	FOR of_day IN
		SELECT l.day, count(*)::integer AS lines FROM goal_updates l
		WHERE l.user_id = of_user AND l.goal_id = old.id GROUP BY l.day ORDER BY l.day
	LOOP
		IF was_there = 1 THEN PERFORM count_day(of_user, of_day.day, 'goal:' || old.category, -of_day.lines); END IF;
		IF is_there = 1 THEN PERFORM count_day(of_user, of_day.day, 'goal:' || new.category, of_day.lines); END IF;
	END LOOP;
	RETURN coalesce(new, old);
END $$;
--> statement-breakpoint
CREATE TRIGGER goals_count AFTER INSERT OR UPDATE OF deleted_at, completed_at, category ON goals
FOR EACH ROW EXECUTE FUNCTION count_goal();
--> statement-breakpoint
-- Before: its ledger goes with it.
CREATE TRIGGER goals_count_gone BEFORE DELETE ON goals FOR EACH ROW EXECUTE FUNCTION count_goal();
--> statement-breakpoint
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
--> statement-breakpoint
-- What the tables have no words for: a goal that goes takes the link to it along, and nothing else of the vision.
ALTER TABLE "visions" ADD CONSTRAINT "visions_goal_fk" FOREIGN KEY ("user_id", "goal_id") REFERENCES goals ("user_id", "id") ON DELETE SET NULL ("goal_id");
--> statement-breakpoint
CREATE TRIGGER visions_picture AFTER INSERT OR DELETE OR UPDATE OF image_url ON visions
FOR EACH ROW EXECUTE FUNCTION count_picture_uses('image_url', 'user_id');
