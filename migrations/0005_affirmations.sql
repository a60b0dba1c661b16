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
ALTER TABLE "affirmation_days" ADD CONSTRAINT "affirmation_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affirmation_loves" ADD CONSTRAINT "affirmation_loves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affirmations" ADD CONSTRAINT "affirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affirmations_seen" ADD CONSTRAINT "affirmations_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affirmation_loves_list_idx" ON "affirmation_loves" USING btree ("user_id","created_at" desc,"affirmation_id" desc);--> statement-breakpoint
CREATE INDEX "affirmations_list_idx" ON "affirmations" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "affirmations_purge_idx" ON "affirmations" USING btree ("deleted_at") WHERE deleted_at is not null;