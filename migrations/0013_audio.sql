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
ALTER TABLE "saved_mixes" ADD CONSTRAINT "saved_mixes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_mixes_list_idx" ON "saved_mixes" USING btree ("user_id","created_at" desc,"id" desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "saved_mixes_purge_idx" ON "saved_mixes" USING btree ("deleted_at") WHERE deleted_at is not null;