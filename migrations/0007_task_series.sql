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
ALTER TABLE "tasks" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "series_date" date;--> statement-breakpoint
ALTER TABLE "task_series" ADD CONSTRAINT "task_series_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_series_plan_idx" ON "task_series" USING btree ("plan_on","user_id","id") WHERE plan_on is not null;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_series_id_task_series_user_id_id_fk" FOREIGN KEY ("user_id","series_id") REFERENCES "public"."task_series"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_series_key" ON "tasks" USING btree ("user_id","series_id","series_date") WHERE series_id is not null;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_series_whole" CHECK ((series_id is null) = (series_date is null));