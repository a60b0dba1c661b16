CREATE TABLE "goal_updates" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"goal_id" uuid NOT NULL,
	"value" numeric NOT NULL,
	"change" numeric NOT NULL,
	"note" "bytea",
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
ALTER TABLE "goal_updates" ADD CONSTRAINT "goal_updates_user_id_goal_id_goals_user_id_id_fk" FOREIGN KEY ("user_id","goal_id") REFERENCES "public"."goals"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goal_updates_list_idx" ON "goal_updates" USING btree ("user_id","goal_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "goals_list_idx" ON "goals" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "goals_track_as_key" ON "goals" USING btree ("user_id","track_as") WHERE deleted_at is null and track_as is not null;--> statement-breakpoint
CREATE INDEX "goals_purge_idx" ON "goals" USING btree ("deleted_at") WHERE deleted_at is not null;