CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"billing" "bytea" NOT NULL,
	"state" text,
	"period_end" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_created_at_valid" CHECK ("subscriptions"."created_at" >= '1900-01-01T00:00:00Z' and "subscriptions"."created_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "subscriptions_period_end_valid" CHECK ("subscriptions"."period_end" >= '1900-01-01T00:00:00Z' and "subscriptions"."period_end" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "subscriptions_read_at_valid" CHECK ("subscriptions"."read_at" >= '1900-01-01T00:00:00Z' and "subscriptions"."read_at" < '10000-01-01T00:00:00Z'),
	CONSTRAINT "subscriptions_state_valid" CHECK ("subscriptions"."state" in ('renews', 'ends', 'payment_due', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "paid_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_user_key" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_paid_until_valid" CHECK ("users"."paid_until" >= '1900-01-01T00:00:00Z' and "users"."paid_until" < '10000-01-01T00:00:00Z');