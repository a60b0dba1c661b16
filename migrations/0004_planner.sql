CREATE TABLE "planner_hours" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL
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
	"completed_at" timestamp (3) with time zone,
	"completed_on" date,
	"words" "bytea" NOT NULL,
	CONSTRAINT "tasks_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "tasks_done_whole" CHECK ((completed_at is null) = (completed_on is null))
);
--> statement-breakpoint
ALTER TABLE "planner_hours" ADD CONSTRAINT "planner_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_list_idx" ON "tasks" USING btree ("user_id","due_date","place","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_done_idx" ON "tasks" USING btree ("user_id","completed_on") WHERE deleted_at is null and completed_on is not null;--> statement-breakpoint
CREATE INDEX "tasks_purge_idx" ON "tasks" USING btree ("deleted_at") WHERE deleted_at is not null;