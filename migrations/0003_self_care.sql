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
	"activity_type" text NOT NULL,
	"duration" smallint NOT NULL,
	"mood" smallint,
	"mood_before" smallint,
	"words" "bytea" NOT NULL,
	CONSTRAINT "self_care_activities_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "breathing_patterns" ADD CONSTRAINT "breathing_patterns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_care_activities" ADD CONSTRAINT "self_care_activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "breathing_patterns_list_idx" ON "breathing_patterns" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "breathing_patterns_purge_idx" ON "breathing_patterns" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "self_care_activities_list_idx" ON "self_care_activities" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "self_care_activities_purge_idx" ON "self_care_activities" USING btree ("deleted_at") WHERE deleted_at is not null;