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
CREATE TABLE "coach_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"areas" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coach_chats" ADD CONSTRAINT "coach_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_months" ADD CONSTRAINT "coach_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_settings" ADD CONSTRAINT "coach_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_chats_list_idx" ON "coach_chats" USING btree ("user_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "coach_chats_disclosed_idx" ON "coach_chats" USING btree ("user_id","created_at" desc) WHERE discloses;--> statement-breakpoint
CREATE INDEX "coach_chats_running_idx" ON "coach_chats" USING btree ("updated_at") WHERE state = 'streaming';--> statement-breakpoint
CREATE INDEX "coach_chats_purge_idx" ON "coach_chats" USING btree ("deleted_at") WHERE deleted_at is not null;