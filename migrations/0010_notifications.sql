CREATE TABLE "notification_reads" (
	"user_id" text PRIMARY KEY NOT NULL,
	"read_up_to" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_reads_read_up_to_valid" CHECK ("notification_reads"."read_up_to" >= '1900-01-01T00:00:00Z' and "notification_reads"."read_up_to" < '10000-01-01T00:00:00Z')
);
--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goals_done_idx" ON "goals" USING btree ("user_id","completed_at") WHERE deleted_at is null and completed_at is not null;